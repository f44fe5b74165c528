import type { Language } from '../platform/rules.ts';
import { answeringSentences } from './instruction-rules.ts';
import { roundScore } from './rules.ts';
import { explain } from './rubric-texts.ts';
import { isFunctionWord, stemOf, subjectStems, wordsOf } from './stem-rules.ts';

/** Name and version of the rubric, kept with every score that it gives. */
export const RUBRIC_MODEL = 'rubric';
export const RUBRIC_VERSION = '1';

/** What an answer is judged against: the campaign's words, keywords by rank. */
export type Brief = {
  readonly question: string;
  readonly description: string;
  readonly keywords: readonly string[];
};
export type Judged = { readonly score: number; readonly reasoning: string };

/** Points of each part at most; an answer that answers at all starts with one. */
const BASE = 1;
const RELEVANCE = 3.2;
const SPECIFICS = 2.9;
const REASONS = 2.9;
/** What has to be there for about two thirds of a part's points; more of the same adds less and less. */
const RELEVANCE_UNIT = 2;
const SPECIFICS_UNIT = 3;
const REASONS_UNIT = 3;
/** A sentence counts in full from this many different subject words on; a bare list of words counts as none. */
const FULL_SENTENCE_STEMS = 4;
const KEYWORDS_NAMED = 3;

const FIRST_PERSON = new Set('ik mij me mijn wij we ons onze i my me mine we our us'.split(' '));
const CAUSE = new Set(
  'omdat want doordat daarom waardoor zodat sinds dankzij because since therefore so why thanks'
    .split(' ')
    .map(stemOf),
);
const PLAN = new Set('zou wil ga would want will'.split(' '));
const KIN = new Set(
  (
    'moeder vader ouder mama papa oma opa broer zus zoon dochter kind vriend vriendin buurman buurvrouw buur klas leerling ' +
    'collega tante oom neef nicht man vrouw gezin familie ' +
    'mother father mum mom dad parent grandmother grandfather gran granddad brother sister son daughter child children ' +
    'friend neighbour neighbor class pupil student colleague aunt uncle cousin nephew niece husband wife family'
  )
    .split(' ')
    .map(stemOf),
);
const FEELING = new Set(
  (
    'droom hoop mis huilen lachen bang trots verdrietig gelukkig dankbaar troost liefde herinner leren geleerd stil alleen durf ' +
    'dream hope miss cry laugh afraid proud sad happy grateful comfort love remember learn learned quiet alone dare stammer'
  )
    .split(' ')
    .map(stemOf),
);
const MOMENT = new Set(
  (
    'jaar maand week dag avond nacht ochtend uur gisteren vorig zomer winter lente herfst maandag dinsdag woensdag donderdag ' +
    'vrijdag zaterdag zondag station school ziekenhuis keuken straat dorp flat ' +
    'year month week day evening night morning hour yesterday last summer winter spring autumn monday tuesday wednesday thursday ' +
    'friday saturday sunday station school hospital kitchen street village bus'
  )
    .split(' ')
    .map(stemOf),
);

/**
 * Judges one answer by fixed rules, from 0 to 10: relevance to question, description and ranked keywords; specifics;
 * personal reasons. The same answer always gets the same score. Length and repetition earn nothing, and sentences that
 * tell the judge what to do are left out.
 */
export function judgeByRubric(brief: Brief, answer: string, language: Language): Judged {
  const { sentences, ignored } = answeringSentences(answer);
  const counted = [...new Set(sentences)].filter(isProse);
  const parts = [relevanceOf(brief, counted), specificsOf(counted), reasonsOf(counted)] as const;
  const [relevance, specifics, reasons] = parts;
  const isEmpty = counted.length === 0;
  const points =
    BASE * Math.min(1, allStems(counted).size / FULL_SENTENCE_STEMS) +
    RELEVANCE * saturate(relevance.points, RELEVANCE_UNIT) +
    SPECIFICS * saturate(specifics, SPECIFICS_UNIT) +
    REASONS * saturate(reasons, REASONS_UNIT);
  const score = roundScore(isEmpty ? 0 : points);
  const findings = {
    score,
    keywords: relevance.keywords.slice(0, KEYWORDS_NAMED),
    isRelevant: relevance.points >= 1,
    isSpecific: specifics >= 2,
    isPersonal: reasons >= 2,
    isEmpty,
    hasIgnored: ignored > 0,
  };
  return { score, reasoning: explain(findings, language) };
}

/** From 0 to 1, two thirds at `unit`: the first finds count most. */
function saturate(found: number, unit: number): number {
  return 1 - Math.exp((-1.1 * found) / unit);
}

/** A sentence that a person would say: it has subject words and words that bind them, and hardly repeats itself. */
function isProse(sentence: string): boolean {
  const words = wordsOf(sentence);
  const subjects = subjectStems(sentence);
  const binding = words.filter(isFunctionWord).length;
  const isVaried = new Set(words).size * 2 >= words.length;
  return subjects.size >= 1 && binding >= 1 && binding * 6 >= words.length && isVaried;
}

function allStems(sentences: readonly string[]): ReadonlySet<string> {
  return new Set(sentences.flatMap((sentence) => [...subjectStems(sentence)]));
}

/** Keywords count by rank, words of the question more than those of the description; each only once. */
function relevanceOf(brief: Brief, sentences: readonly string[]) {
  const stems = allStems(sentences.filter((sentence) => subjectStems(sentence).size >= 2));
  const keywords = brief.keywords.filter((keyword) => {
    const wanted = [...subjectStems(keyword)];
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
  });
  const ofKeywords = keywords.reduce((sum, keyword) => sum + weightOf(brief.keywords.indexOf(keyword)), 0);
  const ofQuestion = shared(subjectStems(brief.question), stems);
  const ofDescription = shared(subjectStems(brief.description), stems);
  const points = Math.min(2, ofKeywords) + 0.5 * Math.min(2, ofQuestion) + 0.35 * Math.min(6, ofDescription);
  return { points, keywords };
}

/** The first keyword counts 1, the tenth about a third. */
function weightOf(position: number): number {
  return 1 / (1 + position * 0.2);
}

function shared(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return [...wanted].filter((stem) => found.has(stem)).length;
}

/** Names, numbers, places and moments, and a vocabulary beyond the general; each kind up to a limit. */
function specificsOf(sentences: readonly string[]): number {
  const stems = allStems(sentences);
  const text = sentences.join('\n');
  const names = new Set(text.match(/(?<=[\p{Ll},;]\s)[“‘'"]?\p{Lu}\p{Ll}{2,}/gu));
  const numbers = new Set(text.match(/\b\d{1,4}\b/g));
  const moments = [...stems].filter((stem) => MOMENT.has(stem)).length;
  const rich = sentences.filter((sentence) => subjectStems(sentence).size >= FULL_SENTENCE_STEMS).length;
  return Math.min(2, names.size) + Math.min(1, numbers.size) + Math.min(2, moments) + Math.min(2, rich);
}

/** A first person who says why, what they would do, who it is about or what it meant; each kind counts once. */
function reasonsOf(sentences: readonly string[]): number {
  const own = sentences.filter((sentence) =>
    wordsOf(sentence).some((word) => FIRST_PERSON.has(word.replace(/'.*$/, ''))),
  );
  const words = own.flatMap((sentence) => wordsOf(sentence));
  const stems = new Set(words.map(stemOf));
  const has = (set: ReadonlySet<string>) => [...stems].some((stem) => set.has(stem));
  return (
    (own.length > 0 ? 1 : 0) +
    (has(CAUSE) ? 1 : 0) +
    (words.some((word) => PLAN.has(word)) ? 1 : 0) +
    (has(KIN) ? 1.5 : 0) +
    (has(FEELING) ? 1 : 0)
  );
}
