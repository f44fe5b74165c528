import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { selectOwnedIds } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { extendRecord, findHead, type RecordAddition } from './record/chain.ts';
import { createSalt, digestSubmission, type ErasedBody } from './record/entry-bodies.ts';
import { campaignBriefs, comparisons, readings, recordKeys, scores } from './table.ts';

/**
 * Returns the statements that blank the explanations of a person's scores and the text of their campaigns' briefs, and
 * delete their digest keys and stored readings and comparisons. Each erasure has an entry in the record, which stays
 * intact. They belong in a unit of work, so that no answer is judged after its author was erased.
 */
export async function eraseScores(ctx: Ctx, person: Person): Promise<RecordAddition> {
  const records = await chainErasures(ctx, person.id);
  const own = selectOwnIds(ctx, person.id);
  const blank = { explanationNl: null, explanationEn: null };
  const statements = [
    ctx.db.update(scores).set(blank).where(inArray(scores.submissionId, own)),
    ctx.db.delete(recordKeys).where(inArray(recordKeys.submissionId, own)),
    ctx.db.delete(readings).where(inArray(readings.submissionId, own)),
    ctx.db.delete(comparisons).where(inArray(comparisons.first, own)),
    ctx.db.delete(comparisons).where(inArray(comparisons.second, own)),
    ctx.db
      .update(campaignBriefs)
      .set({ content: '' })
      .where(inArray(campaignBriefs.campaignId, selectOwnedIds(ctx, person.id))),
    ...records.flatMap((record) => record.statements),
  ];
  return {
    statements,
    entries: records.flatMap(({ entries }) => entries),
    unchanged: and(...records.map(({ unchanged }) => unchanged)),
  };
}

/** Returns the entries of an erasure, chained to the heads of all campaigns that the person paid for or owns. */
async function chainErasures(ctx: Ctx, userId: string) {
  const [answers, briefs] = await Promise.all([
    ctx.db
      .select({ id: submissions.id, campaignId: submissions.campaignId })
      .from(submissions)
      .where(and(eq(submissions.userId, userId), isNotNull(submissions.paidAt))),
    ctx.db
      .selectDistinct({ campaignId: campaignBriefs.campaignId })
      .from(campaignBriefs)
      .innerJoin(campaigns, eq(campaigns.id, campaignBriefs.campaignId))
      .where(eq(campaigns.ownerId, userId)),
  ]);
  const toBody = (what: ErasedBody['what'], submission: string | null): ErasedBody => ({
    salt: createSalt(),
    what,
    submission,
  });
  const erased = [
    ...answers.map(({ id, campaignId }) => ({ campaignId, body: toBody('answer', digestSubmission(id)) })),
    ...briefs.map(({ campaignId }) => ({ campaignId, body: toBody('brief', null) })),
  ];
  return Promise.all(
    [...Map.groupBy(erased, ({ campaignId }) => campaignId)].map(async ([id, own]) => {
      const contents = own.map(({ body }) => ({ kind: 'erased', body }) as const);
      return extendRecord(ctx, id, await findHead(ctx, id), contents);
    }),
  );
}
