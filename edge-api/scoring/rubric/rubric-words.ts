import words from './rubric-words.json' with { type: 'json' };
import { stemWord } from './stem-rules.ts';

const toWords = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const toStems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stemWord));

/** Words of somebody who speaks of themselves. */
export const FIRST_PERSON = toWords(words.firstPerson);
/** Stems of words that give a reason. */
export const CAUSE_STEMS = toStems(words.cause);
/** Words that only join others, as in a list. */
export const CONJUNCTIONS = toWords(words.conjunctions);
/** Numbers in words. */
export const NUMBER_WORDS = toWords(words.number);
/** Stems of praise and of words that fit any answer. */
export const GENERIC_STEMS = toStems(words.generic);
/** Words for what somebody would do. */
export const INTENT_WORDS = toWords(words.intent);
/** Stems of words for people who are close. */
export const KINSHIP_STEMS = toStems(words.kinship);
/** Stems of words for what something meant. */
export const FEELING_STEMS = toStems(words.feeling);
/** Stems of words for times and places. */
export const TIME_AND_PLACE_STEMS = toStems(words.timeAndPlace);
