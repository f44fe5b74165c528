import type { Translation } from '#site/i18n/feature-texts.ts';
import { submissionsEn } from './submission-texts.en.ts';
import type { nl } from './texts.nl.ts';

/** The texts of a fan's submissions in English (RULES.md, "Sentences"). */
export const en: Translation<typeof nl> = {
  submissions: submissionsEn,
  subscribed: {
    heading: 'Your Subscribed Campaigns',
    empty: 'You have not subscribed to a campaign yet. Discover the campaigns of celebrities and charities.',
    emptyCelebrity: 'You have not subscribed to a campaign yet. Discover the campaigns of other celebrities.',
    paymentFailed: 'Failed to retry payment',
    paymentUnreachable: 'An error occurred',
    dismiss: 'Close message',
  },
};
