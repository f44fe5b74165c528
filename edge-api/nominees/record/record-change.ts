import { eq, and, isNull } from 'drizzle-orm';
import type { campaigns } from '../../campaigns/table.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  createSalt,
  extendRecord,
  findHead,
  type RecordAddition,
  chainAbout,
  digestKeyed,
} from '../../scoring/index.ts';
import type { ReopenedBody, AboutAnswer, WithdrawnBody, AddressBody } from './entry-bodies.ts';
import { withdrawRereadMails } from '../reread-mails.ts';
import { nominees, ownerNominations, rereadRequests, selectionRuns, winners } from '../table.ts';
import { isUnchanged } from '../../platform/unit-of-work.ts';
import { withdrawAnswer } from '../../submissions/index.ts';
import { submissions } from '../../submissions/table.ts';
import { pick } from '../../platform/pick.ts';
import { signWinnerToken } from '../winner-link.ts';

/**
 * Returns what reopening a campaign adds to its record, and the statements that delete its nominees, owner nominations,
 * reread requests and selection run; the scores stay.
 */
export async function clearNominees(
  ctx: Ctx,
  { id, isActive, answersOpenedAt }: typeof campaigns.$inferSelect,
): Promise<RecordAddition> {
  const head = await findHead(ctx, id);
  const body: ReopenedBody = {
    salt: createSalt(),
    reopenedAt: ctx.now.getTime(),
    answersOpenedAt: answersOpenedAt?.getTime() ?? null,
    by: 'owner',
  };
  // With an empty record and no answer read by the owner, there is nothing to record.
  const isRecorded = !isActive && (head !== undefined || answersOpenedAt !== null);
  const record = extendRecord(ctx, id, head, isRecorded ? [{ kind: 'reopened', body }] : []);
  const cleared = [nominees, ownerNominations, rereadRequests, selectionRuns].map((table) =>
    ctx.db.delete(table).where(eq(table.campaignId, id)),
  );
  return { ...record, statements: [...record.statements, ...cleared, withdrawRereadMails(ctx, id)] };
}

/** Returns the changes that withdraw an answer after a report and record that; none if it was already withdrawn. */
export async function withdrawReportedAnswer(
  ctx: Ctx,
  campaignId: string,
  submissionId: string,
): Promise<RecordAddition> {
  const isStanding = and(eq(submissions.id, submissionId), isNull(submissions.withdrawnAt));
  if ((await ctx.db.$count(submissions, isStanding)) === 0)
    return { entries: [], statements: [], unchanged: undefined };
  const content: AboutAnswer<WithdrawnBody> = { withdrawnAt: ctx.now.getTime() };
  const record = await chainAbout(ctx, campaignId, 'withdrawn', [{ submissionId }], () => content);
  return {
    entries: record.entries,
    statements: [withdrawAnswer(ctx, submissionId), ...record.statements],
    unchanged: and(record.unchanged, isUnchanged(submissions, { id: submissionId, withdrawnAt: null })),
  };
}

/** Returns the record additions that append a person's new address to every campaign they won, and their new links. */
export async function chainNewAddress(ctx: Ctx, userId: string, email: string) {
  const won = await ctx.db
    .select(pick(winners, 'campaignId', 'submissionId', 'selectedAt'))
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .where(eq(submissions.userId, userId));
  const links = won.map((winner) =>
    Promise.all([signWinnerToken(ctx, winner), signWinnerToken(ctx, winner, email)]),
  );
  const toContent = (_: unknown, key: string) =>
    ({ address: digestKeyed(key, 'address', email) }) satisfies AboutAnswer<AddressBody>;
  const records = await Promise.all(
    won.map((winner) => chainAbout(ctx, winner.campaignId, 'address', [winner], toContent)),
  );
  return {
    entries: records.flatMap(({ entries }) => entries),
    statements: records.flatMap(({ statements }) => statements),
    links: await Promise.all(links),
    unchanged: and(...records.map(({ unchanged }) => unchanged)),
  };
}
