import type { CreateAccount } from './account-params.ts';
import type { Moment } from './payment.ts';
import type { Account, AccountEvent, BalanceTransaction, Capability, Payout } from './types.ts';

/** The stages of an account: `no-bank` can receive transfers, but its bank has refused payouts. */
const STAGES = ['new', 'review', 'active', 'no-bank', 'rejected'] as const;
type Stage = (typeof STAGES)[number];

/** Actions of a person on the onboarding page, or of the provider later, and the stages that they lead to. */
export const ONBOARDING_ACTIONS = {
  finish: 'active',
  submit: 'review',
  fail: 'rejected',
  'lose-bank': 'no-bank',
} as const satisfies Readonly<Record<string, Stage>>;
export type OnboardingAction = keyof typeof ONBOARDING_ACTIONS;

/** A connected account, with all movements on its balance; negative for money that left it. */
export type ConnectedAccount = {
  readonly id: string;
  readonly createdAt: string;
  readonly params: CreateAccount;
  readonly stage: Stage;
  readonly entries: readonly { readonly transaction: BalanceTransaction; readonly payout: string | null }[];
  readonly payouts: readonly Payout[];
};

/** Creates an account whose onboarding has not begun. */
export function createConnectedAccount(params: CreateAccount, { at, newId }: Moment): ConnectedAccount {
  return {
    id: newId('acct'),
    createdAt: new Date(at * 1000).toISOString(),
    params,
    stage: 'new',
    entries: [],
    payouts: [],
  };
}

/** Returns an account's balance, in cents. */
export function getAccountBalance({ entries }: ConnectedAccount): number {
  return entries.reduce((total, { transaction }) => total + transaction.net, 0);
}

const ACTIVE: Capability = { status: 'active', status_details: [] };
const INCOMPLETE: Capability = {
  status: 'restricted',
  status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
};
const PENDING: Capability = {
  status: 'pending',
  status_details: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
};
const REJECTED: Capability = {
  status: 'rejected',
  status_details: [{ code: 'rejected_other', resolution: 'contact_stripe' }],
};

const CAPABILITIES: Readonly<Record<Stage, { stripe_transfers: Capability; payouts: Capability }>> = {
  new: { stripe_transfers: INCOMPLETE, payouts: INCOMPLETE },
  review: { stripe_transfers: PENDING, payouts: PENDING },
  active: { stripe_transfers: ACTIVE, payouts: ACTIVE },
  'no-bank': { stripe_transfers: ACTIVE, payouts: INCOMPLETE },
  rejected: { stripe_transfers: REJECTED, payouts: REJECTED },
};

/** Returns an account as Stripe shows it: https://docs.stripe.com/api/v2/core/accounts/object */
export function toAccountObject({ id, createdAt, params, stage }: ConnectedAccount): Account {
  const { include, configuration: _, defaults: __, ...fields } = params;
  return {
    id,
    object: 'v2.core.account',
    applied_configurations: ['recipient'],
    created: createdAt,
    livemode: false,
    ...fields,
    ...(include.includes('configuration.recipient') && {
      configuration: { recipient: { applied: true, capabilities: { stripe_balance: CAPABILITIES[stage] } } },
    }),
  };
}

/** Returns the thin event of changed capabilities: https://docs.stripe.com/event-destinations#thin-events */
export function toAccountEvent({ id }: ConnectedAccount, { at, newId }: Moment): AccountEvent {
  return {
    id: newId('evt'),
    object: 'v2.core.event',
    type: 'v2.core.account[configuration.recipient].capability_status_updated',
    created: new Date(at * 1000).toISOString(),
    livemode: false,
    related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
  };
}
