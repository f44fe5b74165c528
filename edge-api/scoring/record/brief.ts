import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import { LANGUAGES } from '#api/platform/rules.ts';
import { isUnchanged, runUnit } from '#api/platform/unit-of-work.ts';
import { rubricModel, toJudgeKind, type CampaignBrief, type ScoringModel } from '../judge/scoring-model.ts';
import type { JudgeKind } from '../rules.ts';
import { campaignBriefs, scores } from '../table.ts';
import { commitRecorded, extendRecord, findHead } from './chain.ts';
import { createSalt, type BriefBody } from './entry-bodies.ts';

type BriefRow = typeof campaignBriefs.$inferSelect;
type CampaignWords = Pick<
  typeof campaigns.$inferSelect,
  'id' | 'fanQuestion' | 'fanQuestionOther' | 'description' | 'keywords'
>;

/** The content of a brief: the campaign's text as it was stored, and its judge. */
const BriefContent = z.object({
  question: z.object({ key: z.string(), other: z.string().nullable() }),
  description: z.unknown(),
  keywords: z.array(z.string()),
  judge: z.object({ model: z.string(), rubricVersion: z.string(), promptDigest: z.string() }),
});
type BriefContent = z.infer<typeof BriefContent>;

/** A frozen brief as a judge reads it; the question is stored with each answer. */
export type FrozenBrief = CampaignBrief & { readonly version: number };

/** Returns a brief's part of the campaign's text. */
export function toBriefWords({ fanQuestion, fanQuestionOther, description, keywords }: CampaignWords) {
  return { question: { key: fanQuestion, other: fanQuestionOther }, description, keywords: [...keywords] };
}

/** Returns the row of a frozen brief. */
export function toBriefRow(
  campaignId: string,
  version: number,
  words: Omit<BriefContent, 'judge'>,
  model: ScoringModel,
  frozenAt: Date,
): Omit<BriefRow, 'position'> {
  const content = JSON.stringify({ ...words, judge: describeJudge(model) } satisfies BriefContent);
  return { campaignId, version, content, digest: sha256(content), frozenAt };
}

/** Returns the judge, with the digest of everything that answers are judged by, whatever the campaign. */
function describeJudge(model: ScoringModel): BriefContent['judge'] {
  const blank = { description: '', keywords: [], question: '' };
  const prompts = LANGUAGES.map((language) => model.renderPrompt(blank, language));
  return {
    model: model.name,
    rubricVersion: model.rubricVersion,
    promptDigest: sha256(JSON.stringify(prompts)),
  };
}

/** Returns the statement that freezes a campaign's first brief, unless it has one or was changed since it was read. */
export function freezeBrief(
  ctx: Ctx,
  campaign: CampaignWords & Pick<typeof campaigns.$inferSelect, 'updatedAt'>,
  model: ScoringModel,
) {
  const { id, updatedAt } = campaign;
  const row = toBriefRow(id, 1, toBriefWords(campaign), model, ctx.now);
  return insertRows(
    ctx.db,
    campaignBriefs,
    [row],
    isUnchanged(campaigns, { id, updatedAt }),
  ).onConflictDoNothing();
}

/**
 * Returns the frozen brief by which a campaign's answers are judged, and ensures its entry in the record. Freezes one
 * if the first checkout did not, and adds a version with the same text if the judge differs from the latest one.
 */
export async function requireBrief(ctx: Ctx, campaignId: string, model: ScoringModel): Promise<FrozenBrief> {
  const latest = (await findLatest(ctx, campaignId)) ?? (await freezeNow(ctx, campaignId, model));
  const { judge, ...words } = BriefContent.parse(JSON.parse(latest.content));
  const isSameJudge = JSON.stringify(judge) === JSON.stringify(describeJudge(model));
  const toNext = () => toBriefRow(campaignId, latest.version + 1, words, model, ctx.now);
  const current = isSameJudge ? latest : await insertVersion(ctx, toNext());
  if (current.position === null) await recordBrief(ctx, current);
  return { version: current.version, description: toPlainText(words.description), keywords: words.keywords };
}

/** Returns the kind of judge of a campaign's answers, from its brief, else its scores, else this environment. */
export async function getJudgeKind(ctx: Ctx, campaignId: string): Promise<JudgeKind> {
  const latest = await findLatest(ctx, campaignId);
  if (latest?.content) return toJudgeKind(BriefContent.parse(JSON.parse(latest.content)).judge.model);
  const [score] = await ctx.db.select().from(scores).where(eq(scores.campaignId, campaignId)).limit(1);
  if (score) return toJudgeKind(score.model);
  return ctx.env.AI ? 'model' : toJudgeKind(rubricModel.name);
}

async function findLatest(ctx: Ctx, campaignId: string): Promise<BriefRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(campaignBriefs)
    .where(eq(campaignBriefs.campaignId, campaignId))
    .orderBy(desc(campaignBriefs.version))
    .limit(1);
  return row;
}

async function freezeNow(ctx: Ctx, campaignId: string, model: ScoringModel): Promise<BriefRow> {
  const [campaign] = await ctx.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!campaign) throw new Error('a campaign that does not exist cannot be judged');
  return insertVersion(ctx, toBriefRow(campaignId, 1, toBriefWords(campaign), model, ctx.now));
}

/** Stores a version, unless a concurrent run has just stored it; returns the stored one. */
async function insertVersion(ctx: Ctx, row: Omit<BriefRow, 'position'>): Promise<BriefRow> {
  await ctx.db.insert(campaignBriefs).values(row).onConflictDoNothing();
  const latest = await findLatest(ctx, row.campaignId);
  if (!latest) throw new Error('a brief that was just frozen is gone');
  return latest;
}

async function recordBrief(ctx: Ctx, { campaignId, version, digest, frozenAt }: BriefRow): Promise<void> {
  const isVersion = and(eq(campaignBriefs.campaignId, campaignId), eq(campaignBriefs.version, version));
  await runUnit(async () => {
    const [open] = await ctx.db
      .select({ version: campaignBriefs.version })
      .from(campaignBriefs)
      .where(and(isVersion, isNull(campaignBriefs.position)));
    if (!open) return;
    const body: BriefBody = { salt: createSalt(), version, digest, frozenAt: frozenAt.getTime() };
    const record = extendRecord(ctx, campaignId, await findHead(ctx, campaignId), [{ kind: 'brief', body }]);
    const position = record.entries.at(-1)?.position ?? null;
    await commitRecorded(ctx, record, isUnchanged(campaignBriefs, { campaignId, version, position: null }), [
      ctx.db.update(campaignBriefs).set({ position }).where(isVersion),
    ]);
  });
}
