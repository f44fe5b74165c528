import { z } from 'zod';
import { Address, Amount, Metadata, wholeNumber } from './params.ts';

const Include = z.array(z.string()).max(10).default([]);

/** The body of `POST /v2/core/accounts`, restricted to recipients of transfers. */
export const CreateAccount = z.strictObject({
  contact_email: z.email(),
  display_name: z.string().min(1).max(1500),
  dashboard: z.literal('express'),
  identity: z.strictObject({
    country: z.string().regex(/^[a-z]{2}$/i),
    entity_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']),
  }),
  configuration: z.strictObject({
    recipient: z.strictObject({
      capabilities: z.strictObject({
        stripe_balance: z.strictObject({ stripe_transfers: z.strictObject({ requested: z.literal(true) }) }),
      }),
    }),
  }),
  defaults: z.strictObject({
    currency: z.literal('eur'),
    locales: z.array(z.enum(['nl-NL', 'en-GB'])).length(1),
    responsibilities: z.strictObject({
      fees_collector: z.literal('application'),
      losses_collector: z.literal('application'),
    }),
  }),
  metadata: Metadata,
  include: Include,
});
export type CreateAccount = z.output<typeof CreateAccount>;

/** Returns the parameters with which the product creates a Dutch charity's account. */
export const toAccountParams = (email: string, name: string) =>
  ({
    contact_email: email,
    display_name: name,
    dashboard: 'express',
    identity: { country: 'nl', entity_type: 'non_profit' },
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
    defaults: {
      currency: 'eur',
      locales: ['nl-NL'],
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
  }) satisfies z.input<typeof CreateAccount>;

export const RetrieveAccount = z.strictObject({ include: Include });

/** The body of `POST /v2/core/account_links`. */
export const CreateAccountLink = z.strictObject({
  account: z.string(),
  use_case: z.strictObject({
    type: z.literal('account_onboarding'),
    account_onboarding: z.strictObject({ refresh_url: Address, return_url: Address }),
  }),
});
export type CreateAccountLink = z.output<typeof CreateAccountLink>;

export const CreateTransfer = z.strictObject({
  amount: Amount,
  currency: z.literal('eur'),
  destination: z.string(),
  transfer_group: z.string().max(200).optional(),
  description: z.string().max(500).optional(),
  metadata: Metadata,
});
export type CreateTransfer = z.output<typeof CreateTransfer>;

export const ListTransfers = z.strictObject({ transfer_group: z.string() });

export const CreateReversal = z.strictObject({ amount: Amount, metadata: Metadata });

const Limit = wholeNumber(1, 100).default(10);

/** The query of `GET /v1/balance_transactions` for one payout. */
export const ListMovements = z.strictObject({
  payout: z.string(),
  limit: Limit,
  starting_after: z.string().optional(),
});

export const ListPayouts = z.strictObject({ limit: Limit });
