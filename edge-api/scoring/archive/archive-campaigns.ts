import { sql, type SQL } from 'drizzle-orm';
import { markArchived, queryUnarchived } from '#api/campaigns/index.ts';
import type { Ctx } from '#api/platform/context.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { archiveNextAnswers } from './archive-next-answers.ts';

/** Objects that one run of the sweep stores at most: 2,000 answers every five minutes. */
const OBJECTS_PER_RUN = 20;

/**
 * Moves the texts of campaigns that ended long ago from the database to R2, some objects at a time; returns of how many
 * answers. Answers that a page needs stay: `keeps` are conditions on submissions. Without a bucket nothing moves.
 */
export async function archiveCampaigns(ctx: Ctx, keeps: readonly SQL[]): Promise<number> {
  const { ARCHIVE_AFTER_DAYS: days } = ctx.settings;
  if (days === 0 || !hasBucket(ctx.env)) return 0;
  const before = new Date(ctx.now.getTime() - days * DAY_MS);
  const isKept = sql`(${sql.join([...keeps], sql` or `)})`;
  let archived = 0;
  for (let object = 0; object < OBJECTS_PER_RUN; object += 1) {
    const [campaign] = await queryUnarchived(ctx, before);
    if (!campaign) break;
    const count = await archiveNextAnswers(ctx, campaign.id, isKept);
    if (count === undefined) break;
    if (count === 0) await markArchived(ctx, campaign.id);
    archived += count;
  }
  return archived;
}

function hasBucket({ MEDIA }: Partial<Env>): boolean {
  return MEDIA !== undefined;
}
