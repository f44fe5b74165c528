import { z } from 'zod';
import { CampaignName, Cancellation } from '../campaigns/contract.ts';
import { PHASES } from '../campaigns/rules.ts';
import { listQuery } from '../platform/paging.ts';
import { Judge, Receipt, ScoringSummary } from '../scoring/contract.ts';
import { ENTRY_KINDS } from '../scoring/entry-rules.ts';
import { CAMPAIGN_STATES } from '../submissions/moment-rules.ts';
import { RECORD_PER_PAGE } from './rules.ts';

const nullableInstant = z.iso.datetime().nullable();

/** A page of the heads of a campaign's record, latest first. */
export const HeadsPage = z.object({
  docs: z.array(Receipt.extend({ writtenAt: z.iso.datetime() })),
  page: z.number().int(),
  pages: z.number().int(),
});
export type HeadsPage = z.infer<typeof HeadsPage>;

/** The outcome of a closed campaign's selection so far: counts, times and fingerprints, and no person's name. */
const SelectionResult = ScoringSummary.extend({
  closedAt: nullableInstant,
  nominees: z.number().int(),
  winners: z.number().int(),
  /** The owner's sentences about the winners; they name nobody. */
  winnerReasons: z.array(z.string()),
  chosenAt: nullableInstant,
  /** Figures of the answers paid after the first reopening; null if there was none. */
  afterReopening: z
    .object({ answers: z.number().int(), nominees: z.number().int(), winners: z.number().int() })
    .nullable(),
  /** All former and current heads of the record, paged. */
  heads: HeadsPage,
});

/** Which page of heads a report shows. */
export const SelectionQuery = z.object({ heads: z.coerce.number().int().min(1).max(100_000).default(1) });

/** The position after which the record is read. */
export const RecordQuery = listQuery(RECORD_PER_PAGE);

/**
 * The public part of a campaign's entries, in order, from which their hashes can be recomputed (entry-rules.ts).
 * `previousHash` is what the first entry is chained to, `head` the end of the record; `writtenAt` is in milliseconds.
 * `selection` contains the current nominees and winners in the exact format of their entries: if a digest differs, they
 * are not the recorded ones. It is null until there are winners.
 */
export const SelectionRecord = z.object({
  campaign: z.string(),
  previousHash: z.string(),
  entries: z.array(
    Receipt.extend({
      kind: z.enum(ENTRY_KINDS),
      format: z.number().int(),
      writtenAt: z.number().int(),
      digest: z.string(),
    }),
  ),
  head: Receipt.nullable(),
  next: z.string().nullable(),
  selection: z.array(z.object({ position: z.number().int(), words: z.string() })).nullable(),
});
export type SelectionRecord = z.infer<typeof SelectionRecord>;

/** How the selection of a campaign works or worked, for anyone; `result` is null until the campaign is closed. */
export const SelectionReport = z.object({
  campaign: CampaignName.omit({ id: true, artistName: true }).extend({
    celebrity: z.object({ name: z.string() }),
    phase: z.enum(PHASES),
    /** The campaign's state as anyone sees it. */
    state: z.enum(CAMPAIGN_STATES),
    cancelled: Cancellation.nullable(),
  }),
  winnersToChoose: z.number().int(),
  /** The judge named in the campaign's brief, or this environment's judge while there is no brief. */
  judge: Judge,
  /** When it was reopened although its owner had read paid answers. */
  reopenings: z.array(z.iso.datetime()),
  result: SelectionResult.nullable(),
});
export type SelectionReport = z.infer<typeof SelectionReport>;
