import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { inList } from '#api/platform/in-list.ts';
import { errorMessage } from '#api/platform/log.ts';
import { answerArchives } from '../archives-table.ts';
import { ARCHIVE_UNAVAILABLE } from '../rules.ts';
import { recordKeys } from '../table.ts';
import { ArchiveObject, toArchiveKey, type ArchivedTexts } from './archive-object.ts';
import { decryptTexts } from './encrypt-texts.ts';

/** A submission as a reader of its texts knows it; `archiveChunk` is null while they are in the database. */
export type ArchiveRef = {
  readonly submissionId: string;
  readonly campaignId: string;
  readonly archiveChunk: number | null;
};

/** What a reader shows of an archived answer. */
export type ReadableTexts = {
  readonly isReadable: boolean;
  readonly answer: string;
  /** Of the judging that gave its score, in both languages and in the reader's; null where there is no score. */
  readonly explanationNl: string | null;
  readonly explanationEn: string | null;
  readonly explanation: string | null;
};

/** Objects that are read at the same time; a Worker has six connections. */
const READS_AT_ONCE = 6;

/**
 * Reads the texts of those submissions that are archived, by submission, one object for all that share it. What cannot
 * be read now has a sentence that says so in its place.
 */
export async function readArchivedTexts(
  ctx: Ctx,
  refs: readonly ArchiveRef[],
): Promise<ReadonlyMap<string, ReadableTexts>> {
  const archived = refs.filter(({ archiveChunk }) => archiveChunk !== null);
  if (archived.length === 0) return new Map();
  const [keys, rows] = await Promise.all([readKeys(ctx, archived), readRows(ctx, archived)]);
  const found = new Map<string, ReadableTexts>();
  for (let start = 0; start < rows.length; start += READS_AT_ONCE) {
    const parts = rows.slice(start, start + READS_AT_ONCE).map((row) => readObject(ctx, row, keys));
    for (const [submissionId, texts] of (await Promise.all(parts)).flat())
      found.set(submissionId, toReadable(ctx, texts));
  }
  return new Map(
    archived.map(({ submissionId }) => [submissionId, found.get(submissionId) ?? toUnavailable(ctx)]),
  );
}

async function readKeys(ctx: Ctx, refs: readonly ArchiveRef[]): Promise<ReadonlyMap<string, string>> {
  const ids = refs.map(({ submissionId }) => submissionId);
  const rows = await ctx.db.select().from(recordKeys).where(inList(recordKeys.submissionId, ids));
  return new Map(rows.map(({ submissionId, key }) => [submissionId, key]));
}

type ArchiveRow = Pick<typeof answerArchives.$inferSelect, 'campaignId' | 'chunk' | 'digest'>;

/** Reads which objects hold these submissions; a submission whose object has no row cannot be read. */
function readRows(ctx: Ctx, refs: readonly ArchiveRef[]): Promise<ArchiveRow[]> {
  const { campaignId, chunk, digest } = answerArchives;
  const chunks = new Set(refs.map((ref) => JSON.stringify([ref.campaignId, ref.archiveChunk])));
  const wanted = sql`json_each(${`[${[...chunks].join()}]`}) as wanted`;
  return ctx.db
    .select({ campaignId, chunk, digest })
    .from(answerArchives)
    .innerJoin(
      wanted,
      and(eq(campaignId, sql`wanted.value ->> 0`), eq(chunk, sql`cast(wanted.value ->> 1 as integer)`)),
    );
}

async function readObject(
  ctx: Ctx,
  row: ArchiveRow,
  keys: ReadonlyMap<string, string>,
): Promise<readonly (readonly [string, ArchivedTexts])[]> {
  const key = toArchiveKey(row);
  try {
    const stored = await ctx.env.MEDIA.get(key);
    if (!stored) throw new Error('the object is missing');
    const { answers } = ArchiveObject.parse(await stored.json());
    return await Promise.all(
      answers.flatMap(({ submissionId, texts }) => {
        const submissionKey = keys.get(submissionId);
        if (submissionKey === undefined) return [];
        const decrypt = async () =>
          [submissionId, await decryptTexts({ submissionId, key: submissionKey }, texts)] as const;
        return [decrypt()];
      }),
    );
  } catch (error) {
    ctx.log.error('archive_unreadable', { key, reason: errorMessage(error) });
    return [];
  }
}

function toReadable({ language }: Ctx, { answer, explanations }: ArchivedTexts): ReadableTexts {
  const scored = explanations.find(({ hasScore }) => hasScore);
  const [explanationNl, explanationEn] = [scored?.nl ?? null, scored?.en ?? null];
  const explanation = language === 'nl' ? explanationNl : explanationEn;
  return { isReadable: true, answer, explanationNl, explanationEn, explanation };
}

function toUnavailable({ language }: Ctx): ReadableTexts {
  const { nl, en } = ARCHIVE_UNAVAILABLE;
  const answer = ARCHIVE_UNAVAILABLE[language];
  return { isReadable: false, answer, explanationNl: nl, explanationEn: en, explanation: answer };
}
