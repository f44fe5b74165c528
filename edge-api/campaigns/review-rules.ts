import type { LocalizedText } from '../platform/rules.ts';

/** Where an admin's review of a campaign's artist stands; it is public when confirmed, or without a review. */
export const REVIEW_STATES = ['waiting', 'asked', 'declined', 'confirmed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What an admin decides about a campaign that waits, and the state that it leads to. */
export const REVIEW_DECISIONS = ['confirm', 'ask', 'decline'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
export const REVIEW_OUTCOMES = {
  confirm: 'confirmed',
  ask: 'asked',
  decline: 'declined',
} as const satisfies Record<ReviewDecision, ReviewState>;

/** Holds for a campaign that an admin has yet to decide about, as the index has it, word for word. */
export const IS_IN_REVIEW = `"review" in ('waiting', 'asked')`;

/** For a decision about a campaign that another admin decided about, or its owner edited, in the meantime. */
export const REVIEW_OUTDATED: LocalizedText = {
  en: 'This campaign has changed or was decided about in the meantime: look at it again.',
  nl: 'Deze campagne is intussen veranderd of beoordeeld: kijk er opnieuw naar.',
};

/** What a page of the celebrity's own says of a campaign. */
export const PROOFS = ['link', 'code', 'none', 'unreachable'] as const;
export type Proof = (typeof PROOFS)[number];

/** Returns the code that proves a campaign in a page of the celebrity's own. */
export const toProofCode = (campaignId: string): string => `power-hour-${campaignId}`;

/** A link or anchor of a page, whose `rel` says that it leads to the same person, and where it leads. */
const LINK = /<(?:a|link)\s[^<>]*>/gi;
const REL_ME = /\srel\s*=\s*(?:"(?:[^"]*\s)?me(?:\s[^"]*)?"|'(?:[^']*\s)?me(?:\s[^']*)?'|me(?=[\s>]))/i;
const HREF = /\shref\s*=\s*["']?([^"'\s>]+)/i;

/**
 * Returns how a page's HTML proves a campaign: by a `rel=me` link to one of its addresses, or by its code; none otherwise.
 */
export function findProof(
  html: string,
  { id, urls }: { readonly id: string; readonly urls: readonly string[] },
): Proof {
  const isProof = (tag: string) => REL_ME.test(tag) && urls.includes(HREF.exec(tag)?.[1] ?? '');
  if (Array.from(html.matchAll(LINK), ([tag]) => tag).some(isProof)) return 'link';
  return html.includes(toProofCode(id)) ? 'code' : 'none';
}
