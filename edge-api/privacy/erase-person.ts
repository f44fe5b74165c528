import { and, eq, exists, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
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
import { eraseSelection } from '../nominees/index.ts';
import { eraseWinnerDetails } from '../outcomes/index.ts';
import {
  cancelUnpaidSubmissions,
  endCheckouts,
  selectOpenCheckouts,
  forgetMethods,
} from '../payments/index.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
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

/** Erases the caller, who has just logged in or gives the password; returns what {@link erasePerson} does. */
export async function eraseCaller(ctx: Ctx, { password }: StepUp): Promise<readonly string[]> {
  return erasePerson(ctx, await requireStepUp(ctx, password));
}

/**
 * Erases an account that nobody has proved, by the link in its first mail: somebody else typed the address. Throws 400
 * for a link that does not work, 409 while people take part in one of its campaigns.
 */
export async function disownAccount(ctx: Ctx, { token }: TokenBody): Promise<void> {
  const { subject, email } = await requireLink(ctx, ['not-me'], token);
  const found = await findPerson(ctx, email);
  if (found?.row.id !== subject || found.row.emailVerified) throw invalidLink();
  await erasePerson(ctx, toUser(found.row));
}

type ErasureOptions = {
  /** Why a person whose campaign goes on is not erased. */
  readonly refusal?: LocalizedText;
  /** What is stored with the erasure. */
  readonly more?: readonly BatchItem<'sqlite'>[];
};

/**
 * Erases a person. Their answers are blanked and detached from them; what was not paid is
 * cancelled and its checkouts are ended, so that nobody pays any more; money that still arrives goes back.
 * Rows of the ledger stay, with nobody's name on them. A campaign that others took part in stays as a row without
 * its owner's name, text and pictures. Returns the cookies that make a browser forget the person.
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

/** Commits the erasure while the person's campaigns have finished, and nothing is added to their record. */
async function writeErasure(
  ctx: Ctx,
  person: Person,
  refusal: LocalizedText,
  more: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  const hasFinished = await requireNoUnfinishedCampaigns(ctx, person, refusal);
  const record = await eraseScores(ctx, person);
  // In this order: each statement finds its rows by rows that later ones detach or delete.
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
    eraseTeams(ctx, person),
    ...eraseCampaigns(ctx, person, isReferenced(ctx)),
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
  await commitRecorded(ctx, record, [hasFinished], statements);
}

/**
 * Returns the condition that no campaign of a person is public and open, or was paid for with a meeting still to come: such
 * a one needs its owner. Throws 409 where it does not hold.
 */
async function requireNoUnfinishedCampaigns(ctx: Ctx, { id }: Person, refusal: LocalizedText): Promise<SQL> {
  const isPaid = inArray(submissions.status, ['paid', 'processing', 'disputed']);
  const unfinished = or(
    and(eq(campaigns.isActive, true), isPublic),
    and(
      or(eq(campaigns.winnersSelected, false), isNull(campaigns.plannedAt), gt(campaigns.plannedAt, ctx.now)),
      exists(selectCampaignSubmissions(ctx, isPaid)),
    ),
  );
  const count = ctx.db.$count(campaigns, and(eq(campaigns.ownerId, id), unfinished));
  if ((await count) > 0) throw new ApiError(409, 'conflict', refusal);
  return eq(count, 0);
}

/** Holds for a campaign whose row others need: someone took part, or a selection was begun. */
function isReferenced(ctx: Ctx): SQL {
  const began = [selectionRuns, judgeProbes, recordEntries].map((table) =>
    exists(ctx.db.select().from(table).where(eq(table.campaignId, campaigns.id))),
  );
  return sql`(${sql.join([exists(selectCampaignSubmissions(ctx)), ...began], sql` or `)})`;
}

function selectCampaignSubmissions(ctx: Ctx, condition?: SQL) {
  return ctx.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.campaignId, campaigns.id), condition));
}
