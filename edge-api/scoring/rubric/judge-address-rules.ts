import coefficients from './coefficients.json' with { type: 'json' };
import { isFunctionWord } from './function-words.ts';
import { applyModel, hashTerms, listGrams, readModel, type Measured } from './linear-model.ts';
import { normalizeText, splitSentences, stemWord, tokenize } from './text-rules.ts';

/**
 * Patterns of text that addresses the judge. Each requires a command or a claim together with its object, so that a fan
 * who merely mentions a jury, a score or an instruction does not match.
 */
const JUDGE =
  '(?:judges?|graders?|evaluators?|assessors?|examiners?|scorers?|reviewers?|jury|jurylid|beoordelaars?|assistant|ai|llm|chatgpt|gpt|(?:language |taal)models?|taalmodel|model|system|systeem|algorithm|algoritme)';
const ENTRY =
  '(?:(?:this|my|the above|the following|dit|deze|mijn) (?:answer|submission|entry|text|piece|response|antwoord|inzending|tekst|stuk|reactie)|(?:answer|antwoord) [ab])';
const TOP =
  '(?:10|ten|tien|9 ?[.,]? ?\\d|max\\w*|highest|hoogste?|hoogst mogelijke|full (?:marks|ten)|top|perfect\\w*|volle|largest|best|beste|outstanding|uitmuntend\\w*|first place|eerste plaats|winner|winnaar|a\\+)';
const MARK =
  '(?:scores?|scoring|ratings?|grades?|marks?|points?|verdict|evaluations?|number|value|cijfers?|punten|beoordeling\\w*|waarde|getal|uitkomst|puntuacion|punteggio|note|punkte\\w*|hochstpunktzahl|punktzahl|nota|puntos|pontuacao|punktow|bewertung)';
const NOT_ABOUT_SELF =
  '(?<!\\b(?:i|id|we|he|she|they|who|ik|wij|hij|zij|ze|die|dat|to|my|mijn|could|would|te) (?:\\w+ )?)';
const RULES =
  '(?:instruct\\w*|prompts?|rubric\\w*|rubriek|criteri\\w*|guidelines?|opdracht(?:en)?|instrucciones|anweisungen|istruzioni|reglas|regles)';

const JUDGE_ADDRESS_PATTERNS: readonly RegExp[] = [
  `^(?:please |now |graag |nu )?(?:ignore|disregard|forget|override|bypass|skip|ignoriere|negeer|vergeet|omzeil)\\b.{0,40}\\b(?:${RULES}|(?:all|everything|alles|the|het) (?:of the )?(?:above|previous|prior|earlier|hierboven|bovenstaande|vorige|eerdere)|organi[sz]er|rules? above|regels? hierboven)`,
  `\\b(?:rubric|rubriek|criteria|scoring)\\b.{0,30}\\b(?:suspended|disabled|void|overslaan|fully met|expired|verlopen|says|zegt)\\b`,
  `${NOT_ABOUT_SELF}(?<!\\b(?:the|an?|our|de|het|een|onze) )\\b(?:give|award|assign|rate|score|grade|judge|rank|return|output|print|reply|respond|write|set|finali[sz]e|geef|ken|beoordeel|waardeer|zet|schrijf|vul|noteer|vergib|gib|donnez)\\b.{0,45}\\b${TOP} ?(?:(?:${MARK}|out of|van de|op de|zehn)\\b|$)`,
  `${NOT_ABOUT_SELF}\\b(?:give|award|rate|score|grade|judge|rank|mark|geef|ken|beoordeel|waardeer|zet|treat|prefer|choose|accept|neem) (?:${ENTRY}|this one|this|it|dit|me)\\b.{0,40}\\b(?:${TOP}|above|highly|generously|boven|bovenaan)\\b`,
  `\\b(?:dix|zehn|diez|dieci|dez|dziesiec)\\b.{0,12}\\b(?:points?|punkten?|puntos?|punti|pontos|punktow|sur dix)\\b|\\bon uzerinden on\\b`,
  `\\b(?:puntuacion|pontuacao|note|nota|punteggio)\\b.{0,6}\\b(?:maxima|maximale|massimo|mas alta)\\b|\\bzignor(?:owac|uj)\\b`,
  `\\b(?:scores?|ratings?|grades?|points?|verdict|cijfer|punten|beoordeling|bewertung)\\b ?(?:is|are|=|to|must be|should be|has to be|for this entry is|moet|wordt|van|op|=>)? ?(?:een |a |the |fixed at |zijn )*\\b(?:10|ten|tien|9 ?[.,] ?\\d)\\b(?! (?:jaar|years?|keer|times|euro|pounds))`,
  `${NOT_ABOUT_SELF}\\b(?:output|return|give|set|score|award|assign|insert|use|invullen|vul|schrijf|geef)\\b.{0,30}\\b(?:the |de |een )?(?:maximum|maximale|maximal|highest|hoogst\\w*|full marks|volle punten|top value)\\b`,
  `\\b${ENTRY}\\b.{0,50}\\b(?:(?:must|should|moet)\\b.{0,30}\\b(?:${TOP}|${MARK}|win|winnen|first|eerste|chosen|gekozen|selected|preferred|voorrang|above|bovenaan?)\\b|deserves?|verdient|voldoet|meets|is (?:the best|perfect|better|het beste|de winnaar)|approved|goedgekeurd|gecontroleerd|checked|satisf\\w+|altijd winnen|always wins?)\\b`,
  `\\b(?:note|message|let op|task|opdracht|bericht|instructie|to|aan|voor|for|hello|dear|beste|geachte)\\b,? ?(?:to |for |aan |voor )?(?:the |de |het )?${JUDGE}\\b.{0,80}\\b(?:${TOP}|${ENTRY}|must|moet|vertaal|full|rubriek|rubric|compare|(?:pre-?)?approved|goedgekeurd)\\b`,
  `\\b(?:you are|act as|behave as|pretend you are|pretend to be|je bent|jij bent|gedraag je als|doe alsof je)\\b.{0,30}\\b(?<!role )(?:${JUDGE}|dan|examiner|unrestricted|zonder regels|without (?:any )?(?:rules|restrictions))\\b`,
  `\\b(?:play|speel)\\b.{0,30}\\b${JUDGE}\\b.{0,20}\\b(?:who|that|which|die|without|zonder)\\b`,
  `\\b(?:so|opposite)\\b.{0,20}\\b(?:10|0)\\b.{0,30}\\b(?:so|opposite)\\b.{0,20}\\b(?:10|0)\\b`,
  `\\b(?:developer|ontwikkelaar|administrator|beheerder|admin|head office|notaris|sponsors?)\\b.{0,60}\\b(?:approved|override|rating|score|hoogste|maximum|comes first)\\b`,
  `\\b(?:end of|einde van het|einde) (?:the )?(?:answer|submission|antwoord|inzending)\\b`,
  `\\b(?:stay in character|blijf in (?:die|je|jouw) rol|repeat after me|before you judge|begin your reply|reply with|respond only|answer with the (?:number|word)|antwoord (?:in het|met) |verwijderd als jurymodel|your reply with)\\b`,
].map((source) => new RegExp(source, 'u'));

/** Patterns for the text as it was typed: role markers, tags, code. */
const MARKUP_PATTERNS: readonly RegExp[] = [
  /(?:^|[\n"'[(#*.!?-])\s{0,3}(?:system|assistant|developer|admin|systeem|human|user)\s{0,2}(?:prompt|message|notice|bericht|mode|to=\w+)?\s{0,2}[:\]>]/u,
  /\[\/?(?:inst|system|assistant|user)\b|<\|.{0,30}\|>|<\/?(?:system|answer|prompt|instructions?|data|user_input|evaluation\w*|script|score)\b|<!--|\/\*|```|###/u,
  /["'{]\s{0,2}(?:score|role|reasoning|rating|verdict|result|content)["']?\s{0,2}[:=]/u,
  /\b(?:score|rating|grade|cijfer|uitslag|beoordeling|fallback value|value|score_override)["'*]{0,3}\s{0,2}[:=]\s{0,3}["'*]{0,3}(?:10|ten|tien|9[.,]\d|a\+|true|top|max|goud|score_max)/u,
  /<[a-z]+\s[^>]{0,80}=/u,
  /\b(?:json\.dumps|update scores|role: system|temperature=|rot13)\b|-{3}\s{0,2}\n/u,
];

const SENTENCE_END = /(?<=[.!?…;])\s+|[\r\n]+/u;
/** A word spelled with separators between its letters, to avoid detection. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_]){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** Text that only a program reads: tag characters, long codes, Morse. */
const ENCODED =
  /[\u{E0020}-\u{E007F}]|(?<![\p{L}\p{N}+/])(?=[a-z+/]{0,60}[\dA-Z])[\da-zA-Z+/]{28,}={0,2}(?![\p{L}\p{N}])|(?:[.-]{1,5}\s){8}/u;
/** Words for points in other scripts; in Chinese only after a 10. */
const FOREIGN_POINTS = /10\s?[分点點]|балл|نقاط|درجات/u;

/**
 * Tells whether an answer addresses the judge: by a known pattern, by one sentence that sounds very much like it, or
 * because every sentence that is not short sounds so much like it that none has any weight. The answer is judged either
 * way.
 */
export function isAddressedToJudge(answer: string): boolean {
  const sentences = splitSentences(answer).filter((one) => tokenize(one).length >= ADDRESSED_WORDS_MIN);
  return (
    hasJudgeAddress(answer) ||
    sentences.some((sentence) => soundsAddressed(sentence, ADDRESSED_FROM)) ||
    (sentences.length > 0 && sentences.every((sentence) => soundsAddressed(sentence, COUNTS_NOT_FROM)))
  );
}

/** Tells whether a text matches a known pattern of addressing the judge. */
export function hasJudgeAddress(answer: string): boolean {
  if (ENCODED.test(answer) || FOREIGN_POINTS.test(answer)) return true;
  return listReadings(normalizeText(answer)).some(
    (text) =>
      MARKUP_PATTERNS.some((pattern) => pattern.test(text)) ||
      text.split(SENTENCE_END).some((sentence) => {
        const plain = tokenize(sentence).join(' ');
        return JUDGE_ADDRESS_PATTERNS.some((pattern) => pattern.test(plain));
      }),
  );
}

/** Returns a text unchanged, with spelled words joined, and with digits in words read as letters as well. */
function listReadings(plain: string): readonly string[] {
  const joined = plain
    .replace(/ {2,}/g, '\u0001')
    .replace(SPACED_LETTERS, (run) => run.replace(/[ .\-_]/g, ''))
    .replaceAll('\u0001', ' ');
  const letters = joined.replace(/[\da-z]{3,}/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457]/g, (digit) => LEET[digit] ?? digit) : word,
  );
  return [...new Set([plain, joined, letters])];
}

const GRAM_LETTERS = [4];
/** A sentence has full weight up to the first value, and none from the second one on. */
const COUNTS_UNTIL = 0.35;
const COUNTS_NOT_FROM = 0.6;
/** From this value on, a sentence flags its answer as one that addresses the judge. */
const ADDRESSED_FROM = 0.8;
/** With fewer words than this, it is unclear whom a sentence addresses. */
const ADDRESSED_WORDS_MIN = 4;

const model = readModel(coefficients.talk);

/** Measures a sentence for {@link weighSentence}: its stems, pairs of consecutive stems, and letter n-grams. */
export function measureSentence(sentence: string): Measured {
  const stems = tokenize(sentence).map(stemWord);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`);
  const toTerms = (terms: readonly string[]) => terms.map((term) => ({ term, weight: 1 }));
  return {
    named: {},
    hashed: hashTerms([
      toTerms([...stems, ...pairs]),
      toTerms(stems.flatMap((stem) => listGrams(stem, GRAM_LETTERS))),
    ]),
  };
}

/** Returns the weight of a sentence, from 0 to 1: the more it sounds addressed to the judge, the lower. */
export function weighSentence(sentence: string): number {
  return weighTalk(measureTalk(sentence));
}

/** Tells whether a sentence sounds addressed to the judge by at least `from`; a mere list never does. */
function soundsAddressed(sentence: string, from: number): boolean {
  return tokenize(sentence).some((word) => isFunctionWord(word)) && measureTalk(sentence) >= from;
}

const measureTalk = (sentence: string) => applyModel(model, measureSentence(sentence));

/** Converts how much a sentence sounds addressed to the judge into its weight, from 0 to 1. */
export function weighTalk(talk: number): number {
  return Math.min(1, Math.max(0, (COUNTS_NOT_FROM - talk) / (COUNTS_NOT_FROM - COUNTS_UNTIL)));
}

/** Replaces a sentence that addresses the judge; NFKC leaves it as it is. */
export const MASK = '[...]';
/** A sentence with fewer words is masked by what it says, not by how it sounds. */
const WORDS_MIN = 3;
/** Next to a masked sentence, one of a lower weight is masked too. */
const COUNTS_LEAST = 0.5;

/**
 * Returns an answer as a model reads it: sentences that address the judge, alone or together with the next one, or that
 * have no weight are masked. An answer that addresses the judge only as a whole is not masked.
 */
export function maskAddressing(answer: string): string {
  const sentences = splitSentences(answer);
  const weights = sentences.map((one) => (tokenize(one).length < WORDS_MIN ? 1 : weighSentence(one)));
  const masked = new Set<number>();
  for (const [index, sentence] of sentences.entries())
    if (weights[index] === 0 || isAddressedToJudge(sentence)) masked.add(index);
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (next === undefined || masked.has(index) || masked.has(index + 1)) continue;
    if (isAddressedToJudge(`${sentence} ${next}`)) masked.add(index).add(index + 1);
  }
  return sentences
    .map((sentence, index) => {
      const isDoubtful = (weights[index] ?? 1) < COUNTS_LEAST;
      const isBeside = masked.has(index - 1) || masked.has(index + 1);
      return masked.has(index) || (isDoubtful && isBeside) ? MASK : sentence;
    })
    .join(' ');
}
