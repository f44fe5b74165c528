import { z } from 'zod';
import { ActionReason } from '../admin-log/contract.ts';
import { CampaignCelebrity, CampaignName } from '../campaigns/contract.ts';
import { listPage } from '../platform/paging.ts';
import { ONBOARDING_STATES } from './rules.ts';

/** The effect of rejecting a charity now: its campaigns that would be paused, and the payments for them. */
export const CharityImpact = z.object({
  openCampaigns: z.number().int(),
  closedCampaigns: z.number().int(),
  payments: z.number().int(),
  paidCents: z.number().int(),
});
export type CharityImpact = z.infer<typeof CharityImpact>;

/** The state of a charity's account at the payment provider; `none` if it has not started to open one. */
export const Onboarding = z.object({ state: z.enum(ONBOARDING_STATES) });
export type Onboarding = z.infer<typeof Onboarding>;

/** The first of the provider's own pages. */
export const OnboardingLink = z.object({ url: z.url() });
export type OnboardingLink = z.infer<typeof OnboardingLink>;

/** A campaign that raises money for a charity, or wants to; the charity can decline the latter, which is not public. */
export const CharityRequest = CampaignName.omit({ language: true }).extend({
  /** The celebrity's portrait, else the campaign's picture; null without either. */
  face: CampaignCelebrity.shape.avatar,
  isPublic: z.boolean(),
  /** When it ends unless the charity can receive money again before; null unless it is paused. */
  pausedUntil: z.iso.datetime().nullable(),
});
export type CharityRequest = z.infer<typeof CharityRequest>;
export const CharityRequestsPage = listPage(CharityRequest);
export type CharityRequestsPage = z.infer<typeof CharityRequestsPage>;

/** Why a charity declines a campaign, for its owner. */
export const DeclineCampaign = ActionReason;
export type DeclineCampaign = z.infer<typeof DeclineCampaign>;
