import { eq } from 'drizzle-orm';
import type { CampaignDraft } from '../campaigns/draft-contract.ts';
import {
  DRAFT_FIELDS,
  DRAFT_MESSAGES,
  validateTiming,
  OTHER_CHARITY,
  type DraftMoments,
} from '../campaigns/draft-rules.ts';
import type { campaigns } from '../campaigns/table.ts';
import { findOrCreateCharity } from '../charities/index.ts';
import { CHARITY_DECLINED, CHARITY_REJECTED } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';
import { hasUploaded } from '../media/index.ts';
import { IMAGE_NOT_FOUND } from '../media/rules.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';

/** Returns the id of a picture uploaded by the caller or the campaign's owner, or null for none. */
export async function requireImage(ctx: Ctx, id: string, ownerId?: string): Promise<string | null> {
  if (id === '') return null;
  const { id: personId } = requirePerson(ctx);
  if (await hasUploaded(ctx, id, [personId, ownerId ?? personId])) return id;
  throw validationFailed([{ path: 'image', message: IMAGE_NOT_FOUND }]);
}

type Timing = Pick<
  CampaignDraft | typeof campaigns.$inferSelect,
  'flexiblePlanning' | 'plannedAt' | 'subscriptionStartDate' | 'subscriptionDeadline'
>;

/** Throws 400 if nobody could take part in a draft any more; for a stored campaign, only checks what changes. */
export function requireSoundTiming(ctx: Ctx, draft: Timing, before?: Timing): void {
  const problems = validateTiming(toMoments(draft), ctx.now.getTime(), before && toMoments(before));
  const details = DRAFT_FIELDS.flatMap((path) => {
    const problem = problems[path];
    return problem ? [{ path, message: DRAFT_MESSAGES[problem] }] : [];
  });
  if (details.length > 0) throw validationFailed(details);
}

function toMoments(timing: Timing): DraftMoments {
  return {
    flexiblePlanning: timing.flexiblePlanning,
    plannedAt: timing.plannedAt?.getTime() ?? null,
    subscriptionStartDate: timing.subscriptionStartDate?.getTime() ?? null,
    subscriptionDeadline: timing.subscriptionDeadline?.getTime() ?? null,
  };
}

/** Returns the id of a draft's charity, new or listed; refuses one that has declined the campaign. */
export async function resolveCharity(
  ctx: Ctx,
  { charity, newCharity }: { readonly charity: string; readonly newCharity: string },
  declines: Readonly<Record<string, string>> = {},
): Promise<string> {
  const isNew = charity === OTHER_CHARITY;
  const found = isNew
    ? [(await findOrCreateCharity(ctx, { name: newCharity })).charity]
    : await ctx.db.select().from(charities).where(eq(charities.id, charity));
  const row = found.at(0);
  const toRefusal = (message: LocalizedText) =>
    validationFailed([{ path: isNew ? 'newCharity' : 'charity', message }]);
  if (!row) throw toRefusal(DRAFT_MESSAGES.charityRequired);
  if (row.id in declines) throw toRefusal(CHARITY_DECLINED);
  if (row.approvalStatus === 'rejected') throw toRefusal(CHARITY_REJECTED);
  return row.id;
}
