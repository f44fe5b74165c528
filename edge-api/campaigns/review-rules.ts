import type { LocalizedText } from '../platform/rules.ts';

/** States of an admin's review of a campaign's artist; a campaign is public when confirmed, or without a review. */
export const REVIEW_STATES = ['waiting', 'asked', 'declined', 'confirmed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An admin's decisions about a waiting campaign, and the states they lead to. */
export const REVIEW_DECISIONS = ['confirm', 'ask', 'decline'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
export const REVIEW_OUTCOMES = {
  confirm: 'confirmed',
  ask: 'asked',
  decline: 'declined',
} as const satisfies Record<ReviewDecision, ReviewState>;

/** Condition of a campaign that awaits an admin's decision; must match the index's condition literally. */
export const IS_IN_REVIEW = `"review" in ('waiting', 'asked')`;

/** For a decision about a campaign that was decided by another admin, or edited by its owner, meanwhile. */
export const REVIEW_OUTDATED: LocalizedText = {
  en: 'This campaign has changed or was decided about in the meantime: look at it again.',
  nl: 'Deze campagne is intussen veranderd of beoordeeld: kijk er opnieuw naar.',
};

/** How a celebrity's own page proves a campaign. */
export const PROOFS = ['link', 'code', 'none', 'unreachable'] as const;
export type Proof = (typeof PROOFS)[number];

/** Returns the code that proves a campaign on a celebrity's own page. */
export const toProofCode = (campaignId: string): string => `power-hour-${campaignId}`;

/** Matches the links of a page, whether `rel` claims the same person, and the address. */
const LINK = /<(?:a|link)\s[^<>]*>/gi;
const REL_ME = /\srel\s*=\s*(?:"(?:[^"]*\s)?me(?:\s[^"]*)?"|'(?:[^']*\s)?me(?:\s[^']*)?'|me(?=[\s>]))/i;
const HREF = /\shref\s*=\s*["']?([^"'\s>]+)/i;

/** Returns how a page's HTML proves a campaign: by a `rel=me` link to one of its addresses, or by its code. */
export function findProof(
  html: string,
  { id, urls }: { readonly id: string; readonly urls: readonly string[] },
): Proof {
  const isProof = (tag: string) => REL_ME.test(tag) && urls.includes(HREF.exec(tag)?.[1] ?? '');
  if (Array.from(html.matchAll(LINK), ([tag]) => tag).some(isProof)) return 'link';
  return html.includes(toProofCode(id)) ? 'code' : 'none';
}
