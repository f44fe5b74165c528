/** What a closed campaign ends for when it is missing for too long (outcomes/rules.ts): everything goes back. */
export const ENDINGS = ['fans', 'nominees', 'choice', 'answer', 'date'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What everyone reads is missing of a campaign, once it is overdue. */
export const OVERDUE = ['nominees', 'choice', 'date', 'thanks'] as const;
export type Overdue = (typeof OVERDUE)[number];
