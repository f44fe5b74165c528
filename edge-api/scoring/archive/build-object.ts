import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { inList } from '#api/platform/in-list.ts';
import { recordEntries, scores } from '../table.ts';
import type { ArchiveObject } from './archive-object.ts';
import { encryptTexts } from './encrypt-texts.ts';
import type { ArchivableAnswer } from './query-archivable.ts';

/** An object that is not stored yet, and the places in the record whose texts are in it. */
export type NewObject = { readonly text: string; readonly positions: readonly number[] };

/** Reads all that is archived of some answers of a campaign, and encrypts the texts. */
export async function buildObject(
  ctx: Ctx,
  campaignId: string,
  answers: readonly ArchivableAnswer[],
): Promise<NewObject> {
  const ids = answers.map(({ submissionId }) => submissionId);
  const judgings = await ctx.db
    .select({
      submissionId: scores.submissionId,
      position: scores.position,
      hasScore: sql<boolean>`${scores.score} is not null`.mapWith(Boolean),
      nl: scores.explanationNl,
      en: scores.explanationEn,
    })
    .from(scores)
    .where(inList(scores.submissionId, ids));
  const positions = judgings.map(({ position }) => position);
  const entries = await ctx.db
    .select({ position: recordEntries.position, body: recordEntries.body })
    .from(recordEntries)
    .where(
      and(eq(recordEntries.campaignId, campaignId), inList(recordEntries.position, positions), isJudging),
    );
  const bySubmission = Map.groupBy(judgings, ({ submissionId }) => submissionId);
  const encrypted = await Promise.all(
    answers.map(async ({ submissionId, answer, key }) => {
      const explanations = (bySubmission.get(submissionId) ?? []).map(({ submissionId: _, ...one }) => one);
      return {
        submissionId,
        texts: await encryptTexts({ submissionId, key }, { answer, explanations }),
      };
    }),
  );
  const object: ArchiveObject = { format: 1, answers: encrypted, entries };
  return { text: JSON.stringify(object), positions };
}

/** The entries of judgings, the only ones whose bodies are archived. */
export const isJudging = inArray(recordEntries.kind, ['score', 're-reading']);
