import { z } from 'zod';
import { CampaignCard } from '../campaigns/contract.ts';
import { CAMPAIGN_STATES } from '../submissions/moment-rules.ts';
import { SHARE_CODE_MAX } from './rules.ts';

/** A code as it appears in a link; an unknown one is ignored. */
export const ShareCode = z.string().max(SHARE_CODE_MAX);

/** Changes to a fan's own link; an empty object just opens it. */
export const OpenShare = z.object({ showsName: z.boolean().optional() });
export type OpenShare = z.infer<typeof OpenShare>;

/** A fan's own link, and how many paid answers it brought. */
export const ShareSummary = z.object({
  code: z.string(),
  /** Whether the fan's first name may be shown. */
  showsName: z.boolean(),
  count: z.number().int(),
});
export type ShareSummary = z.infer<typeof ShareSummary>;

/** The link with the first name that it would show; null if the fan has none. */
export const Share = ShareSummary.extend({ name: z.string().nullable() });
export type Share = z.infer<typeof Share>;

export const GreetingQuery = z.object({ code: ShareCode });

/** The first name of the link's fan; null unless they take part and allow it. */
export const Greeting = z.object({ name: z.string().nullable() });
export type Greeting = z.infer<typeof Greeting>;

export const Live = CampaignCard.pick({
  slug: true,
  name: true,
  language: true,
  phase: true,
  isActive: true,
  subscriptionStartDate: true,
  subscriptionDeadline: true,
  cancelled: true,
  result: true,
}).extend({
  celebrity: CampaignCard.shape.celebrity.pick({ name: true, avatar: true }),
  charity: z.object({ name: z.string() }),
  /** The campaign's state as anyone sees it. */
  state: z.enum(CAMPAIGN_STATES),
  /** First names of the newest participants who allow it. */
  names: z.array(z.string()),
});
export type Live = z.infer<typeof Live>;

/** A name that a fan shows in public, or would if it were not hidden; `id` is the submission's. */
export const PublicName = z.object({ id: z.string(), name: z.string(), isHidden: z.boolean() });
export type PublicName = z.infer<typeof PublicName>;
export const HideName = PublicName.pick({ isHidden: true });
