import { describe, expect, it } from 'vitest';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import { getPaymentNote } from './payment-note.ts';
import { submissionTexts } from './texts.ts';
import { toCard, type RawSubmission } from './to-card.ts';

const { submissions: texts } = submissionTexts('en');
const { text, next, refund } = texts.moment;
const cancelled = {
  at: '2026-11-20T12:00:00.000Z',
  by: 'admin',
  reason: 'Nobody answers the phone.',
} as const;

function note(
  paymentStatus: string,
  changes: Pick<RawSubmission, 'failure' | 'refundReason'>,
  state: CampaignState = 'open',
) {
  const campaign = {
    id: 'c1',
    subscriptionDeadline: '2026-12-02T11:00:00.000Z',
    celebrity: { name: 'Noor' },
    state,
    cancelled: state === 'cancelled' ? cancelled : null,
  };
  const submission = { id: 's1', createdAt: cancelled.at, answers: [], paymentStatus, ...changes, campaign };
  return getPaymentNote(toCard(submission, texts), texts, 'en');
}

describe('what a card says of a payment', () => {
  it.each([
    ['transfer', texts['note-transfer']],
    ['expired', texts['note-expired']],
    [null, `${text.failed} ${next.pay}`],
  ])('that failed (%s), while it can be paid again: until when', (failure, said) => {
    expect(note('failed', { failure })).toBe(
      `${said} You can pay until 2 December 2026 at 12:00 (Amsterdam time).`,
    );
  });

  it.each(['pending', 'failed'])('that is %s when the campaign closes: that it is missed', (status) => {
    expect(note(status, { failure: 'transfer' }, 'closed')).toBe(text.missed);
  });

  it.each([
    'cancelled',
    'paid-twice',
    'owners-method',
    'after-winners',
    'campaign-cancelled',
    'dispute-open',
    'dispute-lost',
    'organiser',
  ] as const)('that went back (%s)', (refundReason) => {
    expect(note('refunded', { refundReason })).toBe(`${refund[refundReason]} ${text.refunded}`);
  });

  it.each([
    ['refunded', `${refund['campaign-cancelled']} ${text.refunded}`],
    ['pending', text.missed],
    ['processing', `${text.processing} ${next.late}`],
    ['paid', `${text.returning} ${next.refund}`],
  ])('that is %s when the campaign does not go ahead: by whom, and why', (status, said) => {
    const refundReason = status === 'refunded' ? 'campaign-cancelled' : null;
    expect(note(status, { refundReason }, 'cancelled')).toBe(
      `${said} Power Hour has stopped the campaign. The reason: “Nobody answers the phone.”`,
    );
  });

  it('that waits for the bank: why it goes back all the same', () => {
    expect(note('refunded', { refundReason: 'dispute-open' }, 'cancelled')).toBe(
      `${refund['dispute-open']} ${text.refunded} Power Hour has stopped the campaign. The reason: “Nobody answers the phone.”`,
    );
  });

  it('keeps an older reason of a refund', () => {
    const said = `${refund['paid-twice']} ${text.refunded}`;
    expect(note('refunded', { refundReason: 'paid-twice' }, 'cancelled')).toBe(said);
  });
});
