import { sha256 } from '#api/platform/digest.ts';
import type { submissions } from '#api/submissions/table.ts';
import type { answerArchives } from '../archives-table.ts';
import type { ChainProblem } from '../record/audit-chain.ts';
import type { recordEntries, recordKeys, scores } from '../table.ts';
import { ArchiveObject, toArchiveKey, type ArchivedTexts } from './archive-object.ts';
import { decryptTexts } from './encrypt-texts.ts';

type ArchiveRow = typeof answerArchives.$inferSelect;

/** What of campaigns' records lies in the archive, in part, and where. */
export type ArchivedRecords = {
  readonly archives: readonly ArchiveRow[];
  readonly submissions: readonly (typeof submissions.$inferSelect)[];
  readonly scores: readonly (typeof scores.$inferSelect)[];
  readonly entries: readonly (typeof recordEntries.$inferSelect)[];
  readonly keys: readonly (typeof recordKeys.$inferSelect)[];
};

/** Reads an object of the archive; null when there is none. */
export type ReadObject = (key: string) => Promise<string | null>;

/**
 * Returns records with the texts that are archived in their places, and the first object of each campaign, by its last
 * place in the record, that is missing or not as it was written.
 */
export async function withArchivedTexts<Records extends ArchivedRecords>(
  records: Records,
  readObject: ReadObject,
): Promise<{ readonly records: Records; readonly lost: ReadonlyMap<string, ChainProblem> }> {
  const keys = new Map(records.keys.map(({ submissionId, key }) => [submissionId, key]));
  const lost = new Map<string, ChainProblem>();
  const bodies = new Map<string, string>();
  const texts = new Map<string, ArchivedTexts>();
  const explanations = new Map<string, ArchivedTexts['explanations'][number]>();
  for (const row of records.archives) {
    const { campaignId, lastPosition: last } = row;
    const object = await readIntact(row, readObject);
    if (!object && !lost.has(campaignId)) lost.set(campaignId, { position: last, kind: 'archive' });
    for (const { position, body } of object?.entries ?? []) bodies.set(`${campaignId} ${position}`, body);
    for (const { submissionId, texts: encrypted } of object?.answers ?? []) {
      const key = keys.get(submissionId);
      const decrypted = key && (await decryptIntact({ submissionId, key }, encrypted));
      if (!decrypted) continue;
      texts.set(submissionId, decrypted);
      for (const one of decrypted.explanations) explanations.set(`${campaignId} ${one.position}`, one);
    }
  }
  const filled = {
    ...records,
    submissions: records.submissions.map((row) =>
      row.archiveChunk === null ? row : { ...row, answer: row.answer || (texts.get(row.id)?.answer ?? '') },
    ),
    scores: records.scores.map((row) => {
      const { nl = null, en = null } = explanations.get(`${row.campaignId} ${row.position}`) ?? {};
      return { ...row, explanationNl: row.explanationNl ?? nl, explanationEn: row.explanationEn ?? en };
    }),
    entries: records.entries.map((row) => ({
      ...row,
      body: row.body || (bodies.get(`${row.campaignId} ${row.position}`) ?? ''),
    })),
  };
  return { records: filled, lost };
}

async function readIntact(row: ArchiveRow, readObject: ReadObject): Promise<ArchiveObject | undefined> {
  const text = await readObject(toArchiveKey(row));
  if (text === null || sha256(text) !== row.digest) return undefined;
  return ArchiveObject.parse(JSON.parse(text));
}

/** A text that does not fit its key is left out, and the audit finds its digest to be of another one. */
async function decryptIntact(...args: Parameters<typeof decryptTexts>): Promise<ArchivedTexts | undefined> {
  try {
    return await decryptTexts(...args);
  } catch {
    return undefined;
  }
}
