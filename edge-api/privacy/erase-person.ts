import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { StepUp, TokenBody } from '../accounts/contract.ts';
import {
  clearSessionCookies,
  createExpiredDeviceCookie,
  eraseAccount,
  eraseTeams,
  findPerson,
  invalidLink,
  requireLink,
  requireStepUp,
  toUser,
} from '../accounts/index.ts';
import { CAMPAIGNS_NOT_FINISHED } from '../accounts/rules.ts';
import { eraseAdminLog, eraseNotes } from '../admin-log/index.ts';
import { eraseActs, eraseCampaigns, isPublic, ownsCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { eraseContacts } from '../contact/index.ts';
import { eraseCelebrityProfile } from '../celebrities/index.ts';
import { eraseCharities, eraseCharityAccounts } from '../charities/index.ts';
import { discardMedia, eraseMedia } from '../media/index.ts';
import { eraseSelection, hasNotMet } from '../nominees/index.ts';
import { eraseWinnerDetails } from '../outcomes/index.ts';
import {
  cancelUnpaidSubmissions,
  endCheckouts,
  forgetMethods,
  selectOpenCheckouts,
} from '../payments/index.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { eraseMails } from '../platform/mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { runUnit } from '../platform/unit-of-work.ts';
import { eraseReminders } from '../reminders/index.ts';
import { eraseReports } from '../reports/index.ts';
import { selectionRuns } from '../nominees/table.ts';
import { commitRecorded, eraseScores } from '../scoring/index.ts';
import { judgeProbes, recordEntries } from '../scoring/table.ts';
import { eraseShares } from '../sharing/index.ts';
import { eraseStories } from '../stories/index.ts';
import { eraseSubmissions } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { discardFiles, eraseThanks } from '../thanks/index.ts';
import { erasePermissions } from '../wall/index.ts';

/** Erases the caller, who has just logged in or gives their password; returns what {@link erasePerson} does. */
export async function eraseCaller(ctx: Ctx, { password }: StepUp): Promise<readonly string[]> {
  return erasePerson(ctx, await requireStepUp(ctx, password));
}

/**
 * Erases an unverified account by the link in its first mail, because someone else entered the address. Throws 400 for
 * an invalid link, 409 while people take part in one of its campaigns.
 */
export async function disownAccount(ctx: Ctx, { token }: TokenBody): Promise<void> {
  const { subject, email } = await requireLink(ctx, ['not-me'], token);
  const found = await findPerson(ctx, email);
  if (found?.row.id !== subject || found.row.emailVerified) throw invalidLink();
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
 * person's browser.
 */
export async function erasePerson(
  ctx: Ctx,
  person: Person,
  { refusal = CAMPAIGNS_NOT_FINISHED, more = [] }: ErasureOptions = {},
): Promise<readonly string[]> {
  const open = await selectOpenCheckouts(ctx, eq(submissions.userId, person.id));
  await runUnit(() => writeErasure(ctx, person, refusal, more));
  ctx.log.info('account_erased', { user: person.id });
  await endCheckouts(ctx, open);
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
  // The order matters: each statement finds its rows by rows that later ones detach or delete.
  const statements = [
    ...eraseSelection(ctx, person),
    eraseWinnerDetails(ctx, person.id),
    erasePermissions(ctx, person.id),
    ...eraseContacts(ctx, person.id),
    cancelUnpaidSubmissions(ctx, person.id),
    ...eraseReports(ctx, person),
    ...eraseShares(ctx, person),
    forgetMethods(ctx, eq(submissions.userId, person.id)),
    eraseSubmissions(ctx, person.id),
    ...eraseThanks(ctx, person),
    ...eraseStories(ctx, person),
    ...eraseActs(ctx, person),
    ...eraseTeams(ctx, person),
    ...eraseCampaigns(ctx, person, isReferenced),
    eraseCharities(ctx, person),
    ...eraseCharityAccounts(ctx, person),
    eraseMedia(ctx, person),
    eraseCelebrityProfile(ctx, person),
    eraseMails(ctx, person),
    eraseReminders(ctx, person),
    eraseAdminLog(ctx, person),
    ...eraseNotes(ctx, person),
    ...eraseAccount(ctx, person, ownsCampaign(person)),
    ...more,
  ];
  await commitRecorded(ctx, record, hasFinished, statements);
}

/**
 * Returns the guard that none of a person's campaigns still needs its owner: public and open, or paid with a meeting to
 * come. Throws 409 if one does.
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

/** Holds for a campaign whose row is still needed: someone took part, or a selection was begun. */
const isReferenced = sql`(${or(
  ...[submissions, selectionRuns, judgeProbes, recordEntries].map((table) =>
    hasRow(table, eq(table.campaignId, campaigns.id)),
  ),
)})`;
