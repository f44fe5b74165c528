import { expect, test } from 'vitest';
import { findLengthProblem } from '../platform/rules.ts';
import { CANCEL_REASON, CANCELLERS, formatCancellation } from './cancellation-rules.ts';

test.each([
  [CANCEL_REASON.min - 1, CANCEL_REASON.tooShort],
  [CANCEL_REASON.min, undefined],
  [CANCEL_REASON.max, undefined],
  [CANCEL_REASON.max + 1, CANCEL_REASON.tooLong],
])('what is wrong with a reason of %i characters, white space around it aside', (length, problem) => {
  expect(findLengthProblem(CANCEL_REASON, `  ${'x'.repeat(length)}\n`)).toBe(problem);
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
  expect(formatCancellation({ by: 'charity', reason: '' }, 'nl')).toBe(
    'Er is geen goed doel meer dat de opbrengst kan ontvangen.',
  );
});
