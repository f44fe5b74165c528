import attacks from './attacks.json' with { type: 'json' };
import heldOut from './attacks-held-out.json' with { type: 'json' };
import honest from './honest.json' with { type: 'json' };

/**
 * What people add to a text so that a machine which judges it gives more, by kind: told what to do, put under pressure,
 * told in hiding or in another language, fed with words. Alone they say nothing.
 */
export const ATTACKS_BY_KIND = attacks;

export const ATTACKS: readonly string[] = Object.values(attacks).flat();

/** Attacks that were written later, by others. */
export const HELD_OUT_ATTACKS: readonly string[] = Object.values(heldOut).flat();

/** What people write who mean no judge, though they speak of juries, scores, rules, instructions and systems. */
export const HONEST_SENTENCES: readonly string[] = honest;
