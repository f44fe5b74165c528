import { z } from 'zod';
import type { AccountState } from '#api/charities/rules.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { Language } from '#api/platform/rules.ts';
import { sha256 } from '#api/platform/digest.ts';
import { callProvider } from './provider.ts';

const LOCALES: Readonly<Record<Language, 'nl-NL' | 'en-GB'>> = { nl: 'nl-NL', en: 'en-GB' };

const Capability = z.object({
  status: z.string(),
  status_details: z.array(z.object({ resolution: z.string() })).default([]),
});
type Capability = z.infer<typeof Capability>;

/** The part of an account that is read: its capabilities. https://docs.stripe.com/api/v2/core/accounts/object */
const AccountObject = z.object({
  id: z.string(),
  closed: z.boolean().optional(),
  configuration: z
    .object({
      recipient: z
        .object({
          capabilities: z.object({
            stripe_balance: z.object({ stripe_transfers: Capability, payouts: Capability.optional() }),
          }),
        })
        .nullish(),
    })
    .nullish(),
});

type NewAccount = {
  readonly charityId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** ISO 3166 code. */
  readonly country: string;
};

/** Creates a charity's receive-only account, once with the same details; returns its id. */
export async function createAccount(ctx: Ctx, input: NewAccount): Promise<string> {
  const { charityId, name, email, language, country } = input;
  const details = [name, email, language, country];
  const idempotencyKey = `account:${charityId}:${sha256(JSON.stringify(details))}`;
  const account = await callProvider(ctx, 'create_account', (stripe) =>
    stripe.v2.core.accounts.create(
      {
        contact_email: email,
        display_name: name,
        dashboard: 'express',
        identity: { country, entity_type: 'non_profit' },
        configuration: {
          recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
        },
        defaults: {
          currency: 'eur',
          locales: [LOCALES[language]],
          responsibilities: { fees_collector: 'application', losses_collector: 'application' },
        },
        metadata: { charityId },
      },
      { idempotencyKey },
    ),
  );
  return account.id;
}

/** Returns what an account can currently do. */
export async function retrieveAccountState(ctx: Ctx, id: string): Promise<AccountState> {
  const include = ['configuration.recipient' as const];
  return toAccountState(
    await callProvider(ctx, 'retrieve_account', (stripe) =>
      stripe.v2.core.accounts.retrieve(id, { include }),
    ),
  );
}

/** Returns the URL of the provider's pages on which a charity starts or continues its onboarding. */
export async function createOnboardingLink(
  ctx: Ctx,
  account: string,
  urls: { readonly refresh_url: string; readonly return_url: string },
): Promise<string> {
  const { url } = await callProvider(ctx, 'create_account_link', (stripe) =>
    stripe.v2.core.accountLinks.create({
      account,
      use_case: { type: 'account_onboarding', account_onboarding: urls },
    }),
  );
  return url;
}

/** Returns the lower of the two capabilities an account needs: receiving transfers and paying out to a bank. */
function toAccountState(object: unknown): AccountState {
  const { closed, configuration } = AccountObject.parse(object);
  if (closed || !configuration?.recipient) return 'refused';
  const { stripe_transfers: transfers, payouts } = configuration.recipient.capabilities.stripe_balance;
  const states = [toCapabilityState(transfers), payouts ? toCapabilityState(payouts) : 'incomplete'];
  return (['refused', 'incomplete', 'pending'] as const).find((state) => states.includes(state)) ?? 'ready';
}

function toCapabilityState({ status, status_details: details }: Capability): AccountState {
  if (status === 'active') return 'ready';
  if (status === 'pending') return 'pending';
  return details.some(({ resolution }) => resolution === 'provide_info') ? 'incomplete' : 'refused';
}
