import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import type { Brief } from './campaign-words.ts';
import { isFunctionWord } from './function-words.ts';
import { tokenize } from './text-rules.ts';

/** Function words of other languages; some are also Dutch or English. */
const FOREIGN_WORDS = new Set(
  (
    'ich und nicht das ist wir sie mit für fur auf ein eine einen dem weil mein meine war zu von auch aber sehr wenn ' +
    'je le la les des une du et est pas que qui pour dans avec nous vous mon ma mes parce suis ai au aux sur ce il elle ' +
    'el los las y es un una por para con mi mis yo no se lo del muy porque pero como quiero soy tengo su ' +
    'di che non per sono mio mia della il gli nel anche perche ho e era io ' +
    'eu nao com meu minha uma os em do da muito ' +
    'jag och det att som inte ar med mig min har pa for av ville en ett jeg ikke og til at ' +
    'ek nie baie vir hy hulle ons wat nog sal ' +
    'chce nie jest i w na z bo moja moj sie jak ze to ja mam ' +
    'ben bir ve icin cok bu ile istiyorum benim ' +
    'mi ta na cu ku bo su pa ora nos hopi ya un den di ' +
    'mi e wan fu no ben sa den mek yu luku taki '
  ).split(' '),
);
/** The evidence of a word for a language; a function word that is not in the list above counts 1. */
const SHARED_WEIGHT = 0.4;
const BRIEF_WEIGHT = 0.6;
const FOREIGN_WEIGHT = 0.9;
/** The evidence per word from which an answer is in a language. */
const MIN_EVIDENCE = 0.13;
/** The evidence with which the brief's language starts. */
const BRIEF_LANGUAGE_EVIDENCE = 0.05;

/**
 * Returns the language of an answer that is recognizably Dutch or English, else `unread`. Words from the brief count as
 * evidence for the brief's language, so that a few of them are enough.
 */
export function identifyLanguage(
  { question, description, keywords }: Brief,
  answer: string,
): Language | 'unread' {
  const words = tokenize([question, description, ...keywords].join(' '));
  return findLanguage(tokenize(answer), findLanguage(words), new Set(words)) ?? 'unread';
}

function findLanguage(
  words: readonly string[],
  briefLanguage?: Language,
  briefWords: ReadonlySet<string> = new Set(),
): Language | undefined {
  if (words.length === 0) return undefined;
  const evidence = LANGUAGES.map((language) => {
    const isBriefs = language === briefLanguage;
    const sum = words.reduce(
      (total, word) => total + weigh(word, language, isBriefs && briefWords.has(word)),
      0,
    );
    return { language, share: sum / words.length + (isBriefs ? BRIEF_LANGUAGE_EVIDENCE : 0) };
  });
  const best = evidence.reduce((a, b) => (b.share > a.share ? b : a));
  return best.share >= MIN_EVIDENCE ? best.language : undefined;
}

function weigh(word: string, language: Language, isOfBrief: boolean): number {
  const isForeign = FOREIGN_WORDS.has(word);
  if (isFunctionWord(word, language)) return isForeign ? SHARED_WEIGHT : 1;
  if (isForeign) return -FOREIGN_WEIGHT;
  return isOfBrief ? BRIEF_WEIGHT : 0;
}
