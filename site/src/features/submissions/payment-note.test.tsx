import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import { submissionTexts } from './texts.ts';
import {
  LIST,
  clickButton,
  createSubmission,
  renderSubmissions,
  stubPageEffects,
} from './submissions.fixture.tsx';

stubPageEffects();

const { submissions: texts } = submissionTexts('en');
const { text, next, refund } = texts.moment;

async function show(
  status: string,
  changes: Readonly<Record<string, unknown>>,
  state: CampaignState = 'open',
  cancelled: object | null = null,
) {
  const submission = createSubmission(status);
  const campaign = { ...submission.campaign, state, cancelled };
  const body = { submissions: [{ ...submission, ...changes, campaign }], next: null };
  await renderSubmissions({ [LIST]: { body } });
}
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('what a card says of a payment', () => {
  it.each([
    ['transfer', texts['note-transfer']],
    ['expired', texts['note-expired']],
    [null, `${text.failed} ${next.pay}`],
  ])('that failed (%s), while it can be paid again', async (failure, note) => {
    await show('failed', { failure });
    expect(screen.getByText(note)).toBeTruthy();
    expect(buttons()).toEqual(['Retry Payment']);
  });

  it.each(['pending', 'failed'])(
    'that is %s when the campaign closes: nothing but its removal',
    async (status) => {
      await show(status, { failure: 'transfer' }, 'closed');
      expect(screen.getByText(text.missed)).toBeTruthy();
      expect(buttons()).toEqual(['Remove submission']);
      await clickButton('Remove submission');
      expect(screen.getByText(texts.cancelTitle)).toBeTruthy();
    },
  );

  it.each([
    'cancelled',
    'paid-twice',
    'owners-method',
    'after-winners',
    'campaign-cancelled',
    'dispute-lost',
    'organiser',
  ] as const)('that went back (%s)', async (refundReason) => {
    await show('refunded', { refundReason });
    expect(screen.getByText(`${refund[refundReason]} ${text.refunded}`)).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  const cancelled = { at: '2026-11-20T12:00:00.000Z', by: 'admin', reason: 'Nobody answers the phone.' };
  const because = 'Power Hour has stopped the campaign. The reason: “Nobody answers the phone.”';

  it.each([
    ['refunded', `${refund['campaign-cancelled']} ${text.refunded}`],
    ['pending', text.missed],
    ['processing', `${text.processing} ${next.refund}`],
    ['paid', `${text.returning} ${next.refund}`],
  ])('that is %s when the campaign does not go ahead: by whom, and why', async (status, note) => {
    await show(
      status,
      { refundReason: status === 'refunded' ? 'campaign-cancelled' : null },
      'cancelled',
      cancelled,
    );
    expect(screen.getByText(`${note} ${because}`)).toBeTruthy();
  });

  it('keeps an older reason of a refund', async () => {
    await show('refunded', { refundReason: 'paid-twice' }, 'cancelled', cancelled);
    expect(screen.getByText(`${refund['paid-twice']} ${text.refunded}`)).toBeTruthy();
  });
});
