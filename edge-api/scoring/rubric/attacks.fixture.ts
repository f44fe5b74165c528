import attacks from './attacks.json' with { type: 'json' };
import heldOut from './attacks-held-out.json' with { type: 'json' };
import honest from './honest.json' with { type: 'json' };

/**
 * Texts that people add to an answer so that a machine scores it higher, by kind: instructions, pressure, hidden or
 * foreign instructions, stuffing with words. On their own they say nothing.
 */
export const ATTACKS_BY_KIND = attacks;

export const ATTACKS: readonly string[] = Object.values(attacks).flat();

/** Attacks that other people wrote later. */
export const HELD_OUT_ATTACKS: readonly string[] = Object.values(heldOut).flat();

/** Sentences that mention juries, scores, rules, instructions or systems without addressing the judge. */
export const HONEST_SENTENCES: readonly string[] = honest;
