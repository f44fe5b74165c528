import { expect, test } from 'vitest';
import {
  CANCEL_REASON_MAX,
  CANCEL_REASON_MIN,
  CANCEL_REASON_TOO_LONG,
  CANCEL_REASON_TOO_SHORT,
  CANCELLERS,
  findCancelReasonProblem,
  formatCancellation,
} from './cancellation-rules.ts';

test.each([
  [CANCEL_REASON_MIN - 1, CANCEL_REASON_TOO_SHORT],
  [CANCEL_REASON_MIN, undefined],
  [CANCEL_REASON_MAX, undefined],
  [CANCEL_REASON_MAX + 1, CANCEL_REASON_TOO_LONG],
])('what is wrong with a reason of %i characters, white space around it aside', (length, problem) => {
  expect(findCancelReasonProblem(`  ${'x'.repeat(length)}\n`)).toBe(problem);
});

test('everyone reads who ended a campaign and why, each in other words', () => {
  const cancelled = { by: 'owner', reason: 'The theatre has burnt down.' } as const;
  expect(formatCancellation(cancelled, 'en')).toBe(
    'The organiser has cancelled the campaign. The reason: “The theatre has burnt down.”',
  );
  expect(formatCancellation(cancelled, 'nl')).toBe(
    'De organisator heeft de campagne geannuleerd. De reden: ‘The theatre has burnt down.’',
  );
  const sentences = CANCELLERS.map((by) => formatCancellation({ by, reason: '' }, 'en'));
  expect(new Set(sentences).size).toBe(CANCELLERS.length);
  expect(sentences.join()).not.toContain('reason');
});
