import { LANGUAGES, type Language, type LocalizedText } from '#api/platform/rules.ts';
import { CRITERIA, type CriteriaScores } from '../criteria-rules.ts';
import { isFunctionWord } from '../rubric/function-words.ts';
import type { Brief } from '../rubric/rubric-rules.ts';
import { SCORE_MAX } from '../rules.ts';

/** Limits for the sentences and characters of an explanation; surplus sentences are cut. */
export const EXPLANATION_SENTENCES = { min: 2, max: 3 } as const;
const EXPLANATION_CHARACTERS = { min: 20, max: 700 } as const;

const SENTENCE_END = /(?<=[.!?…]["'”’)]?) (?=["'“‘(]?\p{Lu})/u;
const MARKS = /[<>{}`]/u;
const LINK = /https?:|www\.|[\w-]\.(?:nl|be|com|net|org|eu|io|info|test|example)\b/iu;
const EMAIL = /\S@\S/u;
const IBAN = /\b[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?\b/u;
const PHONE = /(?:\+|\b00?)\d(?:[\s().-]*\d){6,13}\b/u;
const POSTCODE = /\b[1-9]\d{3}\s?[A-Z]{2}\b/u;
const STREET =
  /\p{L}(?:straat|laan|weg|plein|gracht|kade|singel|steeg|dreef|hof|dijk)\s\d|\b\d+\s\p{Lu}\p{L}+\s(?:street|st|road|rd|avenue|ave|lane|drive|square)\b/iu;
/** Matches a model that declines to judge, but not what it says to the fan, as in "I am sorry that you lost her". */
const REFUSAL =
  /^(?!.*\b(?:your?|je|jij|jouw?)\b)(?:(?:i(?:['’]m| am) )?sorry|unfortunately,? i|as an? (?:ai|language model|assistant)|het spijt me|helaas (?:kan|mag) ik|als (?:ai|een (?:ai|taalmodel|assistent)))\b|\bi(?:['’]m| am| was)? (?:unable to|not able to|cannot|can['’]?t|can not|won['’]t) (?:judge|compare|assess|evaluate|rate|score|grade|help|assist)(?: (?:this|that|these|it|your?|the|with)\b|[.,!]|$)|\b(?:ik (?:kan|mag|wil)|(?:kan|mag|wil) ik)\b[^.!?]{0,60}\b(?:niet|geen)\b[^.!?]{0,60}\b(?:beoordel|vergelijk)\p{L}*|\b(?:i must decline|ik weiger)\b/isu;
/** Matches two or more capitalized words, including particles between them. */
const CAPITALIZED_RUN =
  /\p{Lu}[\p{Ll}'’-]+(?: (?:van|de|der|den|ten|ter|von|da|di|el|al|bin|ibn|la|le)){0,3}(?: \p{Lu}[\p{L}'’-]+)+/gu;

/** Words that an explanation must not use about a person, in lower case. */
const INSULTS: ReadonlySet<string> = new Set(
  (
    'idioot idiote idioten dom domme dommerik stom stomme sukkel mongool debiel debiele imbeciel achterlijk achterlijke ' +
    'zielig zielige lui luie waardeloos waardeloze belachelijk belachelijke oliedom randdebiel kut kutwijf klootzak eikel lul ' +
    'trut hoer slet teef tyfus tering kanker flikker nikker neger mof spleetoog kankerlijer leugenaar oplichter ' +
    'idiot idiotic stupid dumb moron moronic imbecile retard retarded loser pathetic worthless ridiculous lazy trash garbage ' +
    'fuck fucking shit bitch bastard asshole cunt whore slut fag faggot nigger nigga chink spic tranny liar fraud scammer'
  ).split(' '),
);

/** Matches accusations: an explanation does not mention what the fan may have tried. */
const ACCUSATIONS =
  /manipul|misle(?:id|ad)|valsspel|vals te spelen|bedrieg|bedrog|oplicht|cheat|deceiv|dishonest|oneerlijk|trick(?:ed|ing|s)?\b|(?:beoordeling|score|jury) te sturen|steer the|be[ïi]nvloeden|influence the (?:judge|score|rating)|\bprompt\b|injecti|jailbreak|plagi|copied from (?:an)?other|overgeschreven|instructi(?:e|on)s? (?:to|for|aan|voor) (?:the |de |een )?(?:judge|jury|beoordelaar|ai|model)|(?:lied|lying|liegt|loog|gelogen)\b/iu;

/** Returns whether a model declined to judge: it says so, or explains nothing. */
export function isRefusal(explanation: LocalizedText): boolean {
  const texts = LANGUAGES.map((language) => explanation[language].trim());
  return texts.every((text) => text === '') || texts.some((text) => REFUSAL.test(text));
}

/**
 * Returns a model's explanation in publishable form, in both languages: on one line, at most three sentences. If it
 * names or leads to a person, insults or accuses, or is no explanation, both languages are replaced by a text derived
 * from the criteria's scores.
 */
export function screenExplanation(
  explanation: LocalizedText,
  criteria: CriteriaScores,
  brief: Brief,
): LocalizedText {
  const screened = { nl: shorten(explanation.nl), en: shorten(explanation.en) };
  const isFit = LANGUAGES.every((language) => isPresentable(screened[language], brief));
  return isFit ? screened : explainCriteria(criteria);
}

function shorten(text: string): string {
  const sentences = text.replace(/\s+/g, ' ').trim().split(SENTENCE_END);
  return sentences.slice(0, EXPLANATION_SENTENCES.max).join(' ');
}

function isPresentable(text: string, brief: Brief): boolean {
  const { min, max } = EXPLANATION_CHARACTERS;
  if (text.length < min || text.length > max) return false;
  if (text.split(SENTENCE_END).length < EXPLANATION_SENTENCES.min) return false;
  if ([MARKS, LINK, EMAIL, IBAN, PHONE, POSTCODE, STREET].some((pattern) => pattern.test(text))) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => INSULTS.has(word)) || ACCUSATIONS.test(text)) return false;
  return !hasFullName(text, brief);
}

/** Returns whether a text contains a person's full name that is not in the campaign's own text. */
function hasFullName(text: string, { question, description, keywords }: Brief): boolean {
  const known = [question, description, ...keywords].join(' ').toLowerCase();
  return (text.match(CAPITALIZED_RUN) ?? []).some((run) => {
    const words = run.split(' ');
    while (isFunctionWord(words[0]?.toLowerCase() ?? '')) words.shift();
    const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
    return capitalized.length >= 2 && !known.includes(words.join(' ').toLowerCase());
  });
}

function explainCriteria(criteria: CriteriaScores): LocalizedText {
  const sorted = CRITERIA.toSorted((a, b) => criteria[b.key] - criteria[a.key]);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) throw new Error('there are no criteria');
  const [high, low] = [criteria[best.key], criteria[worst.key]];
  const format = (language: Language, score: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(score);
  if (high === low)
    return {
      nl: `Je antwoord deed het op alle vier de onderdelen even goed: ${format('nl', high)} van de ${SCORE_MAX}. Samen bepalen ze de score.`,
      en: `Your answer did equally well on all four criteria: ${format('en', high)} out of ${SCORE_MAX}. Together they make up the score.`,
    };
  return {
    nl: `Het sterkst was je antwoord op ‘${best.title.nl}’: ${format('nl', high)} van de ${SCORE_MAX}. Het minst sterk was het op ‘${worst.title.nl}’: ${format('nl', low)}. Vier onderdelen bepalen samen de score.`,
    en: `Your answer was strongest on “${best.title.en}”: ${format('en', high)} out of ${SCORE_MAX}. It was weakest on “${worst.title.en}”: ${format('en', low)}. Four criteria together make up the score.`,
  };
}
