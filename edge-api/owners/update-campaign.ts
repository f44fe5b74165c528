import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed, type ErrorDetail } from '../platform/errors.ts';
import { toDetail } from '../platform/validate.ts';
import {
  requireOwnCampaign,
  updateCampaign as updateRow,
  winnersAlreadySelected,
} from '../campaigns/index.ts';
import { submissions } from '../submissions/table.ts';
import { resolveCharity } from './resolve-charity.ts';
import type { Campaign } from '../campaigns/contract.ts';
import { CampaignDraft, type CampaignChanges } from '../campaigns/draft-contract.ts';
import { toCampaignColumns, toDraftFields } from './draft-columns.ts';
import { getOwnCampaign } from './read-own-campaigns.ts';
import { requireImage } from './require-image.ts';
import { CHARITY_LOCKED, DEADLINE_LOCKED, FIELDS_LOCKED, QUESTION_LOCKED } from '../campaigns/rules.ts';
import type { campaigns } from '../campaigns/table.ts';

type Row = typeof campaigns.$inferSelect;

/**
 * Changes the caller's own campaign; only the fields that `changes` names. Once somebody has paid, the question, the
 * charity and an earlier deadline are refused with 409 and a sentence for each; after the choice of winners, all is.
 */
export async function updateCampaign(ctx: Ctx, id: string, changes: CampaignChanges): Promise<Campaign> {
  const row = await requireOwnCampaign(ctx, id);
  if (row.winnersSelected) throw winnersAlreadySelected();
  const parsed = CampaignDraft.safeParse({ ...toDraftFields(row), ...changes });
  if (!parsed.success) throw validationFailed(parsed.error.issues.map(toDetail));
  const draft = parsed.data;
  const charityId = draft.charity === row.charityId ? row.charityId : await resolveCharity(ctx, draft);
  const imageId = draft.image === (row.imageId ?? '') ? row.imageId : await requireImage(ctx, draft.image);
  const next = { ...toCampaignColumns(draft), charityId, imageId };
  const locked = findLockedChanges(row, next);
  const hasNoPaidSubmission = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(submissions)
      .where(and(eq(submissions.campaignId, id), eq(submissions.status, 'paid'))),
  );
  const written = await updateRow(ctx, id, next, locked.length > 0 ? hasNoPaidSubmission : undefined);
  if (written.length === 0) throw new ApiError(409, 'conflict', FIELDS_LOCKED, { details: locked });
  return getOwnCampaign(ctx, id);
}

/** Returns the changes that a paid submission forbids. */
function findLockedChanges(
  before: Row,
  next: Pick<Row, 'fanQuestion' | 'fanQuestionOther' | 'charityId' | 'subscriptionDeadline'>,
) {
  const locked: ErrorDetail[] = [];
  if (next.fanQuestion !== before.fanQuestion || next.fanQuestionOther !== before.fanQuestionOther) {
    locked.push({ path: 'fanQuestion', message: QUESTION_LOCKED });
  }
  if (next.charityId !== before.charityId) locked.push({ path: 'charity', message: CHARITY_LOCKED });
  const [was, becomes] = [before.subscriptionDeadline, next.subscriptionDeadline];
  if (becomes && (!was || becomes < was))
    locked.push({ path: 'subscriptionDeadline', message: DEADLINE_LOCKED });
  return locked;
}
