import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { Refusal, validationFailed, type Detail } from '../platform/errors.ts';
import { toDetail } from '../platform/validate.ts';
import {
  requireOwnCampaign,
  updateCampaign as updateRow,
  winnersAlreadySelected,
} from '../campaigns/index.ts';
import { submissions } from '../submissions/table.ts';
import { chooseCharity } from './choose-charity.ts';
import type { Campaign } from '../campaigns/contract.ts';
import { CampaignDraft, type CampaignChanges } from '../campaigns/draft-contract.ts';
import { columnsOf, fieldsOf } from './draft-columns.ts';
import { showOwnCampaign } from './list-own-campaigns.ts';
import { requireImage } from './require-image.ts';
import { CHARITY_FIXED, DEADLINE_FIXED, PARTLY_FIXED, QUESTION_FIXED } from '../campaigns/rules.ts';
import type { campaigns } from '../campaigns/table.ts';

type Row = typeof campaigns.$inferSelect;

/**
 * Changes the caller's own campaign; only the fields that `changes` names. Once somebody has paid, the question, the
 * charity and an earlier deadline are refused with 409 and a sentence for each; after the choice of winners, all is.
 */
export async function updateCampaign(ctx: Ctx, id: string, changes: CampaignChanges): Promise<Campaign> {
  const row = await requireOwnCampaign(ctx, id);
  if (row.winnersSelected) throw winnersAlreadySelected();
  const parsed = CampaignDraft.safeParse({ ...fieldsOf(row), ...changes });
  if (!parsed.success) throw validationFailed(parsed.error.issues.map(toDetail));
  const draft = parsed.data;
  const charityId = draft.charity === row.charityId ? row.charityId : await chooseCharity(ctx, draft);
  const imageId = draft.image === (row.imageId ?? '') ? row.imageId : await requireImage(ctx, draft.image);
  const next = { ...columnsOf(draft), charityId, imageId };
  const fixed = fixedChanges(row, next);
  const nobodyPaid = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(submissions)
      .where(and(eq(submissions.campaignId, id), eq(submissions.status, 'paid'))),
  );
  const written = await updateRow(ctx, id, next, fixed.length > 0 ? nobodyPaid : undefined);
  if (written.length === 0) throw new Refusal(409, 'conflict', PARTLY_FIXED, { details: fixed });
  return showOwnCampaign(ctx, id);
}

/** What changes although a paid submission would forbid it. */
function fixedChanges(
  before: Row,
  next: Pick<Row, 'fanQuestion' | 'fanQuestionOther' | 'charityId' | 'subscriptionDeadline'>,
) {
  const fixed: Detail[] = [];
  if (next.fanQuestion !== before.fanQuestion || next.fanQuestionOther !== before.fanQuestionOther) {
    fixed.push({ path: 'fanQuestion', message: QUESTION_FIXED });
  }
  if (next.charityId !== before.charityId) fixed.push({ path: 'charity', message: CHARITY_FIXED });
  const [was, becomes] = [before.subscriptionDeadline, next.subscriptionDeadline];
  if (becomes && (!was || becomes < was))
    fixed.push({ path: 'subscriptionDeadline', message: DEADLINE_FIXED });
  return fixed;
}
