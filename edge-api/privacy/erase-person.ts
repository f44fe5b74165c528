import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { StepUp, TokenBody } from '../accounts/contract.ts';
import {
  clearSessionCookies,
  createExpiredDeviceCookie,
  findPerson,
  invalidLink,
  requireLink,
  requireSettledAddress,
  requireStepUp,
  toUser,
} from '../accounts/index.ts';
import { CAMPAIGNS_NOT_FINISHED } from '../accounts/rules.ts';
import { isPublic } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { discardMedia } from '../media/index.ts';
import { hasNotMet } from '../nominees/index.ts';
import { endCheckouts, selectOpenCheckouts } from '../payments/index.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { runUnit } from '../platform/unit-of-work.ts';
import { commitRecorded, eraseScores } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { discardFiles } from '../thanks/index.ts';
import { queueErasedMail } from './erased-mail.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/**
 * Erases the caller, who has just logged in or gives their password, and mails a proved address that it was done;
 * returns what {@link erasePerson} does.
 */
export async function eraseCaller(ctx: Ctx, { password }: StepUp = {}): Promise<readonly string[]> {
  const person = await requireStepUp(ctx, password);
  return erasePerson(ctx, person, { more: person._verified ? [queueErasedMail(ctx, person)] : [] });
}

/**
 * Erases an account that was never verified by the link in its first mail, because someone else entered the address.
 * Throws 400 for an invalid link, 409 while people take part in one of its campaigns.
 */
export async function disownAccount(ctx: Ctx, { token }: TokenBody): Promise<void> {
  const { subject, email } = await requireLink(ctx, ['not-me'], token);
  const found = await findPerson(ctx, email);
  if (found?.row.id !== subject || found.row.emailVerified || found.row.provenAt) throw invalidLink();
  await erasePerson(ctx, toUser(found.row));
}

type ErasureOptions = {
  /** The error for a person with an unfinished campaign, who cannot be erased. */
  readonly refusal?: LocalizedText;
  /** Statements to store with the erasure. */
  readonly more?: readonly BatchItem<'sqlite'>[];
};

/**
 * Erases a person. Blanks and detaches their answers; cancels unpaid submissions and ends their checkouts, so that
 * nobody pays any more, and refunds money that still arrives. Ledger rows stay, without a name. A campaign in which
 * others took part stays as a row without its owner's name, text and pictures. Returns the cookies that clear the
 * person's browser. Throws 403 while a correction of their address can be undone.
 */
export async function erasePerson(
  ctx: Ctx,
  person: Person,
  { refusal = CAMPAIGNS_NOT_FINISHED, more = [] }: ErasureOptions = {},
): Promise<readonly string[]> {
  await requireSettledAddress(ctx, person);
  const open = await selectOpenCheckouts(ctx, eq(submissions.userId, person.id));
  await runUnit(() => writeErasure(ctx, person, refusal, more));
  ctx.log.info('account_erased', { user: person.id });
  await endCheckouts(ctx, open);
  ctx.defer(sendDueMails(ctx));
  ctx.defer(discardMedia(ctx));
  ctx.defer(discardFiles(ctx));
  return [...clearSessionCookies(ctx), createExpiredDeviceCookie(ctx)];
}

/** Commits the erasure, provided that the person's campaigns are finished and their records are unchanged. */
async function writeErasure(
  ctx: Ctx,
  person: Person,
  refusal: LocalizedText,
  more: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  const hasFinished = await requireNoUnfinishedCampaigns(ctx, person, refusal);
  const record = await eraseScores(ctx, person);
  const statements = PERSONAL_DATA.flatMap(({ erase }) => erase(ctx, person));
  await commitRecorded(ctx, record, hasFinished, [...statements, ...more]);
}

/**
 * Returns the guard that no campaign needs its owner: public and open, or paid with a meeting to come; else throws 409.
 */
async function requireNoUnfinishedCampaigns(ctx: Ctx, { id }: Person, refusal: LocalizedText): Promise<SQL> {
  const isPaid = inArray(submissions.status, ['paid', 'processing', 'disputed']);
  const unfinished = or(
    and(eq(campaigns.isActive, true), isPublic),
    and(hasNotMet(ctx), hasRow(submissions, eq(submissions.campaignId, campaigns.id), isPaid)),
  );
  const count = ctx.db.$count(campaigns, and(eq(campaigns.ownerId, id), unfinished));
  if ((await count) > 0) throw conflict(refusal);
  return eq(count, 0);
}
