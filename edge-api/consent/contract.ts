import { z } from 'zod';
import { ActionReason } from '../admin-log/contract.ts';
import { listPage } from '../platform/paging.ts';
import { ONBOARDING_STATES } from './rules.ts';

/** What rejecting a charity means now: its campaigns that would be paused, and what fans paid for them. */
export const CharityImpact = z.object({
  openCampaigns: z.number().int(),
  closedCampaigns: z.number().int(),
  payments: z.number().int(),
  paidCents: z.number().int(),
});
export type CharityImpact = z.infer<typeof CharityImpact>;

/** What a charity's account at the payment provider can do; `none` where it has not begun to open one. */
export const Onboarding = z.object({ state: z.enum(ONBOARDING_STATES) });
export type Onboarding = z.infer<typeof Onboarding>;

/** Where the provider's own pages begin. */
export const OnboardingLink = z.object({ url: z.url() });
export type OnboardingLink = z.infer<typeof OnboardingLink>;

/** A campaign that raises money for a charity, or wants to: that one is not public, and can be declined. */
export const CharityRequest = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  artistName: z.string(),
  isPublic: z.boolean(),
  /** When it ends unless the charity can receive again before then; null unless it is paused. */
  pausedUntil: z.iso.datetime().nullable(),
});
export type CharityRequest = z.infer<typeof CharityRequest>;
export const CharityRequestsPage = listPage(CharityRequest);
export type CharityRequestsPage = z.infer<typeof CharityRequestsPage>;

/** Why a charity does not want a campaign, for its owner. */
export const DeclineCampaign = ActionReason;
export type DeclineCampaign = z.infer<typeof DeclineCampaign>;
