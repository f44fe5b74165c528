import type { CampaignDraft } from '../campaigns/draft-contract.ts';
import { DRAFT_FIELDS, DRAFT_MESSAGES, validateTiming, type DraftMoments } from '../campaigns/draft-rules.ts';
import type { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';

type Timing = Pick<
  CampaignDraft | typeof campaigns.$inferSelect,
  'flexiblePlanning' | 'plannedAt' | 'subscriptionStartDate' | 'subscriptionDeadline'
>;

/** Throws 400 for a draft that nobody could take part in any more; of a stored campaign, for what changes alone. */
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
