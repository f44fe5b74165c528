import { z } from 'zod';
import { ONBOARDING_STATES } from './rules.ts';

/** What a charity's account at the payment provider can do; `none` where it has not begun to open one. */
export const Onboarding = z.object({ state: z.enum(ONBOARDING_STATES) });
export type Onboarding = z.infer<typeof Onboarding>;

/** Where the provider's own pages begin. */
export const OnboardingLink = z.object({ url: z.url() });
export type OnboardingLink = z.infer<typeof OnboardingLink>;
