import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { isPublic } from '../campaigns/index.ts';
import { requireManagedCharity, requireMember, storeAccount, storeAccountState } from '../charities/index.ts';
import type { AccountState } from '../charities/rules.ts';
import { charities, connectedAccounts } from '../charities/table.ts';
import { createAccount, createOnboardingLink, retrieveAccountState } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import { tryEach } from '../platform/try-each.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { Onboarding, OnboardingLink } from './contract.ts';
import { ACCOUNT_REFUSED, ASK_AFTER_MS, ASK_INTERVAL_MS, DEFAULT_COUNTRY, SWEEP_LIMIT } from './rules.ts';
import { carryOut, followStanding, IS_AFFECTED, type Charity } from './follow-standing.ts';
import { ACCOUNT_DECIDED } from './mail-texts.ts';
import { queuePeopleMails, selectOwners, selectPeople } from './people-mails.ts';

type Account = typeof connectedAccounts.$inferSelect;

/**
 * Returns the state of a charity's account at the provider, for its people and admins; throws 404 for others. Asks the
 * provider while it is not ready, since webhooks may be late; returns the last known state if that fails.
 */
export async function getOnboarding(ctx: Ctx, charityId: string): Promise<Onboarding> {
  await requireManagedCharity(ctx, charityId);
  const account = await findAccount(ctx, charityId);
  if (!account) return { state: 'none' };
  const isRecent = ctx.now.getTime() - account.checkedAt.getTime() < ASK_INTERVAL_MS;
  if (account.state === 'ready' || isRecent) return { state: account.state };
  await refreshAccount(ctx, account.accountId).catch((error: unknown) => {
    ctx.log.warn('account_unknown', { charity: charityId, reason: errorMessage(error) });
  });
  return { state: (await findAccount(ctx, charityId))?.state ?? account.state };
}

/** Returns where a charity's people, and nobody else, open or complete its account. Throws 409 if it is refused. */
export async function startOnboarding(ctx: Ctx, charityId: string): Promise<OnboardingLink> {
  const { charity, profile } = await requireMember(ctx, charityId);
  const person = requirePerson(ctx);
  if (!(await findAccount(ctx, charityId))) {
    const accountId = await createAccount(ctx, {
      charityId,
      name: charity.name,
      email: person.email,
      language: ctx.language,
      country: profile.country ?? DEFAULT_COUNTRY,
    });
    await storeAccount(ctx, { charityId, accountId });
    ctx.log.info('account_created', { charity: charityId });
  }
  // If two people start at once, only one account is stored; the other is never used.
  const account = await findAccount(ctx, charityId);
  if (!account) throw new Error('an account was not stored');
  if (account.state === 'refused') throw conflict(ACCOUNT_REFUSED);
  const page = `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}/dashboard/charities/${charityId}`;
  const url = await createOnboardingLink(ctx, account.accountId, {
    refresh_url: `${page}?onboarding=expired`,
    return_url: `${page}?onboarding=returned`,
  });
  return { url };
}

async function findAccount(ctx: Ctx, charityId: string): Promise<Account | undefined> {
  return (await ctx.db.select().from(connectedAccounts).where(eq(connectedAccounts.charityId, charityId)))[0];
}

/** Asks the provider for an account's state and stores it, with its effects on the charity's campaigns. */
export async function refreshAccount(ctx: Ctx, accountId: string): Promise<void> {
  const isKnown = eq(connectedAccounts.accountId, accountId);
  if ((await ctx.db.$count(connectedAccounts, isKnown)) === 0) return;
  const state = await retrieveAccountState(ctx, accountId);
  const changed = await runUnit(() => storeState(ctx, accountId, state));
  ctx.log.info('account_checked', { account: accountId, state });
  if (changed !== undefined) carryOut(ctx, changed);
}

/** Stores the state of an account and its effects; returns the charity's id if the state has changed. */
async function storeState(ctx: Ctx, accountId: string, state: AccountState): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({
      before: connectedAccounts.state,
      charity: { id: charities.id, name: charities.name },
      approvalStatus: charities.approvalStatus,
    })
    .from(connectedAccounts)
    .innerJoin(charities, eq(charities.id, connectedAccounts.charityId))
    .where(eq(connectedAccounts.accountId, accountId));
  if (!row || row.before === state) {
    await storeAccountState(ctx, accountId);
    return undefined;
  }
  const { before, charity, approvalStatus } = row;
  const isCurrent = and(
    isUnchanged(connectedAccounts, { accountId, state: before }),
    isUnchanged(charities, { id: charity.id, approvalStatus }),
  );
  await commit(ctx, isCurrent, [
    storeAccountState(ctx, accountId, state),
    ...queueDecision(ctx, charity, state),
    ...followStanding(ctx, charity, { approvalStatus, canReceive: state === 'ready' }),
  ]);
  return charity.id;
}

/** Returns the statements that tell a charity's people the decision, unless other mails about its campaigns do. */
function queueDecision(ctx: Ctx, { id, name }: Charity, state: AccountState) {
  if (state !== 'ready' && state !== 'refused') return [];
  const people = sql`${selectPeople(id)} and not exists (${selectOwners(id, and(IS_AFFECTED, isPublic))})`;
  const occasion = { key: `charity-account:${id}:${ctx.now.getTime()}`, path: `/dashboard/charities/${id}` };
  return queuePeopleMails(ctx, occasion, people, ACCOUNT_DECIDED, {
    charity: name,
    isReady: state === 'ready',
  });
}

/** Asks the provider about accounts that were not checked for long. Returns how many. */
export async function refreshDueAccounts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - ASK_AFTER_MS);
  const due = await ctx.db
    .select()
    .from(connectedAccounts)
    .where(lte(connectedAccounts.checkedAt, before))
    .orderBy(asc(connectedAccounts.checkedAt))
    .limit(SWEEP_LIMIT);
  await tryEach(ctx, 'account_unknown', due, async ({ accountId }) => {
    await storeAccountState(ctx, accountId);
    await refreshAccount(ctx, accountId);
  });
  return due.length;
}
