import { plainOf, wordsOf } from './stem-rules.ts';

/**
 * Signs that a sentence speaks to whoever judges instead of answering. Strong ones suffice alone; of the weak ones,
 * which a person may well use, three are needed, two of them about judging.
 */
const STRONG: readonly RegExp[] = [
  /(?:^|[^\p{L}\p{N}\s]\s*|\b(?:please|must|should|to|you|now|graag|moet|nu|en|and)\s+)(?:ignore|disregard|forget|override|bypass|negeer|vergeet|sla)\b.{0,60}\b(?:instruct\w*|rules?|prompt\w*|above|previous|prior|earlier|rubric\w*|criteri\w*|guidelines?|regels?|opdracht\w*|eerdere|vorige|bovenstaande|alles hierboven|hierboven)\b/u,
  /\b(?:system|developer|assistant|user|systeem|human|admin)\s*(?:prompt|message|mode|bericht|opdracht|instructie)?\s*[:>\]]/,
  /\b(?:system prompt|systeemprompt|jailbreak\w*|prompt injection|dan mode|developer mode|debug mode|god mode|chain of thought)\b/,
  /\b(?:you are|act as|pretend|behave|je bent|jij bent|gedraag je|doe alsof|speel)\b.{0,40}\b(?:now|judge|grader|jury\w*|ai|assistant|model|dan|unrestricted|scorer|beoordelaar|taalmodel|nu een)\b/,
  /["'{<\[]\s*\/?\s*(?:score|reasoning|result|output|answer|system|instructions?|verdict|rating)\s*["'}>\]]?\s*[:=>\]]/,
  /\b(?:score|rating|grade|cijfer|punten|points|mark|beoordeling|result|verdict)\b\s*(?:is|=|:|of|van|must be|moet|should be|to|to be|op|naar)\s*(?:een |a |the )?(?:10|tien|ten|9[.,]\d|max\w*|perfect\w*|highest|hoogste|volle)\b/,
  /\b(?:10|ten|tien)\s*(?:\/|out of|van de|op)\s*(?:10|ten|tien)\b/,
  /\b(?:gives?|awards?|assigns?|rated?|score|graded?|judged|rank|gets?|krijgt|krijgen|geef|ken|beoordeel|waardeer|zet|return|output|print|respond|reply|antwoord)\b.{0,60}\b(?:(?:10|ten|tien)(?=\W*$|[.,!?;:)"'/]| (?:points?|punten|out|van|op|for|voor|to|toe|als|when|zonder|without|in|and|en)\b)|maxim\w*|highest|hoogste|full marks|top score|perfect\w*|volle|winner|winnaar|first place|eerste plaats)\b/,
  /\b(?:geen|een|no|a|full) (?:10|tien|ten|max\w*)\b.{0,20}\b(?:geeft|gives?|award\w*|toeken\w*|verdient|deserves)\b/,
  /\b(?:as|als) (?:the |your |a |het |je )?(?:score|rating|grade|mark|cijfer|beoordeling)\b/,
  /\b(?:nieuwe|oude|new|old) (?:instruct\w*|prompt\w*)|\b(?:ignor\w*|oublie\w*|vergiss)\b.{0,40}\b(?:instru\w*|anweisung\w*|regel\w*|reglas|regles)\b/,
  /<\|.*\|>|\[\/?inst\]|###|<\/?(?:system|answer|prompt|script|instructions?)\b|```|<!--|\/\*/,
  /\b(?:as an ai|large language model|language model|taalmodel|llm|chatgpt|gpt|claude|llama|openai|anthropic)\b/,
  /\b(?:rot13|base64)\b|\b(?:[a-z0-9+/]{32,}={0,2})(?=\s|$)/,
];
const JUDGING =
  /\b(?:score\w*|points?|punten|cijfer|grade\w*|rating|rated?|judg\w*|jury\w*|beoordel\w*|beoordeel|evaluat\w*|rubric\w*|criteri\w*|instruct\w*|prompt\w*|algorit\w*|ai|model|nominee\w*|nominat\w*|genomineerd\w*|winner|winnaar|disqualif\w*|diskwalific\w*|highest|hoogste|maxim\w*|perfect\w*|submission\w*|inzending\w*|admin\w*|override|approved|goedgekeurd)\b/g;
const ASIDE =
  /\b(?:answers?|antwoord\w*|organi[sz]er\w*|organisator|computer\w*|must|moet|verplicht|always|altijd|note|let op|important|belangrijk|test|best|beste|relevant|persoonlijk|personal|concreet|specific)\b/g;
const WEAK_NEEDED = 3;
const JUDGING_NEEDED = 2;

/** Longer sentences are looked at in parts of this many words, so that one sign does not silence a whole answer. */
const PART_WORDS = 24;

/** The sentences of an answer that speak to the fan's question, and how many speak to whoever judges instead. */
export function answeringSentences(answer: string): {
  readonly sentences: readonly string[];
  readonly ignored: number;
} {
  const all = sentencesOf(answer).flatMap((sentence) => {
    const parts = partsOf(sentence);
    return parts.map((part, index) => ({
      part,
      isIgnored:
        isInstruction(part) || [index - 1, index].some((at) => isSpokenAcross(parts[at], parts[at + 1])),
    }));
  });
  const sentences = all.filter(({ isIgnored }) => !isIgnored).map(({ part }) => part);
  return { sentences, ignored: all.length - sentences.length };
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…;:])["'”’)]*\s+|[\r\n]+/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function partsOf(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/);
  const count = Math.ceil(words.length / PART_WORDS);
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * PART_WORDS, (index + 1) * PART_WORDS).join(' '),
  );
}

/** Whether a sentence tells the judge what to do; it is then left out, whatever else it says. */
function isInstruction(sentence: string): boolean {
  if (hasStrongSign(sentence)) return true;
  const spoken = wordsOf(sentence).join(' ');
  const judging = new Set(spoken.match(JUDGING)).size;
  return judging >= JUDGING_NEEDED && judging + new Set(spoken.match(ASIDE)).size >= WEAK_NEEDED;
}

/** Whether two parts of one sentence hold, where they meet, what neither does alone. */
function isSpokenAcross(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [end, start] = [left.split(' ').slice(-8), right.split(' ').slice(0, 8)];
  return hasStrongSign([...end, ...start].join(' '));
}

function hasStrongSign(sentence: string): boolean {
  const plain = plainOf(sentence);
  const spoken = wordsOf(sentence).join(' ');
  return STRONG.some((sign) => sign.test(plain) || sign.test(spoken));
}
