import { z } from 'zod';
import type { answerArchives } from '../archives-table.ts';

/** What is read of an answer: its text, and the explanations of its judgings by their places in the record. */
export const ArchivedTexts = z.object({
  answer: z.string(),
  explanations: z.array(
    z.object({
      position: z.number().int(),
      hasScore: z.boolean(),
      nl: z.string().nullable(),
      en: z.string().nullable(),
    }),
  ),
});
export type ArchivedTexts = z.infer<typeof ArchivedTexts>;

/**
 * An object of the archive, as JSON: the texts of each answer, encrypted for its submission (encrypt-texts.ts), and the
 * bodies of the record's entries about them, which hold keyed digests and no text.
 */
export const ArchiveObject = z.object({
  format: z.literal(1),
  answers: z.array(z.object({ submissionId: z.string(), texts: z.string() })),
  entries: z.array(z.object({ position: z.number().int(), body: z.string() })),
});
export type ArchiveObject = z.infer<typeof ArchiveObject>;

const DIGEST_SHOWN = 16;

/**
 * Returns the address of an object. Each attempt to archive has one of its own, by its digest, so that none replaces
 * another's object.
 */
export function toArchiveKey({
  campaignId,
  chunk,
  digest,
}: Pick<typeof answerArchives.$inferSelect, 'campaignId' | 'chunk' | 'digest'>): string {
  return `archive/${campaignId}/${chunk}-${digest.slice(0, DIGEST_SHOWN)}.json`;
}
