import type { Submission } from '#api/subscriptions/contract.ts';

type Changes = Partial<Omit<Submission, 'campaign'>> &
  Pick<Submission, 'paymentStatus'> & { readonly campaign?: Partial<Submission['campaign']> };

/** Returns a fan's own submission, to a campaign that is open. */
export function createOwnSubmission({ campaign, ...changes }: Changes): Submission {
  return {
    id: 's1',
    minute: 33,
    createdAt: '2026-11-20T12:00:00.000Z',
    answers: [{ question: 'Why Noor?', language: 'en', answer: 'Because she listens' }],
    isWithdrawn: false,
    isAfterReopening: false,
    thankedAt: null,
    isThanksWithdrawn: false,
    campaign: {
      id: 'c1',
      slug: 'noor',
      name: 'An hour',
      language: 'nl',
      image: null,
      celebrity: { name: 'Noor', avatar: null },
      charity: { name: 'Kinderkoor Zonder Drempels' },
      result: null,
      state: 'open',
      subscriptionDeadline: null,
      isOpen: true,
      paused: null,
      cancelled: null,
      overdue: null,
      ...campaign,
    },
    failure: null,
    refundReason: null,
    outcome: null,
    receipt: null,
    reading: null,
    wall: null,
    contact: null,
    reread: null,
    share: null,
    ...changes,
  };
}
