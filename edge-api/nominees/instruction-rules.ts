import { wordsOf } from './stem-rules.ts';

/**
 * Signs that a sentence speaks to whoever judges instead of answering. Strong ones suffice alone; of the weak ones,
 * which a person may well use, two are needed.
 */
const STRONG: readonly RegExp[] = [
  /(?:^|[^\p{L}\p{N}\s]\s*|\b(?:please|must|should|to|you|now|graag|moet|nu|en|and)\s+)(?:ignore|disregard|forget|override|bypass|negeer|vergeet|sla)\b.{0,60}\b(?:instruct\w*|rules?|prompt\w*|above|previous|prior|earlier|rubric\w*|criteri\w*|guidelines?|regels?|opdracht\w*|eerdere|vorige|bovenstaande|alles hierboven|hierboven)\b/u,
  /\b(?:system|developer|assistant|user|systeem|human|admin)\s*(?:prompt|message|mode|bericht|opdracht|instructie)?\s*[:>\]]/,
  /\b(?:system prompt|systeemprompt|jailbreak\w*|prompt injection|dan mode|developer mode|debug mode|god mode|chain of thought)\b/,
  /\b(?:you are|act as|pretend|behave|je bent|jij bent|gedraag je|doe alsof|speel)\b.{0,40}\b(?:now|judge|grader|jury\w*|ai|assistant|model|dan|unrestricted|scorer|beoordelaar|taalmodel|nu een)\b/,
  /["'{<\[]\s*\/?\s*(?:score|reasoning|result|output|answer|system|instructions?|verdict|rating)\s*["'}>\]]?\s*[:=>\]]/,
  /\b(?:score|rating|grade|cijfer|punten|points|mark|beoordeling|result|verdict)\b\s*(?:is|=|:|of|van|must be|moet|should be|to|to be|op|naar)\s*(?:een |a |the )?(?:10|tien|ten|9[.,]\d|max\w*|perfect\w*|highest|hoogste|volle)\b/,
  /\b(?:10|ten|tien)\s*(?:\/|out of|van de|op)\s*(?:10|ten|tien)\b/,
  /\b(?:give|award|assign|rate|score|grade|rank|geef|ken|beoordeel|waardeer|zet|return|output|print|respond|reply|antwoord)\b.{0,60}\b(?:10|ten|tien|maxim\w*|highest|hoogste|full marks|top score|perfect\w*|volle|winner|winnaar|first place|eerste plaats)\b/,
  /<\|.*\|>|\[\/?inst\]|###|<\/?(?:system|answer|prompt|script|instructions?)\b|```|<!--|\/\*/,
  /\b(?:as an ai|large language model|language model|taalmodel|llm|chatgpt|gpt|claude|llama|openai|anthropic)\b/,
  /\b(?:rot13|base64)\b|\b(?:[a-z0-9+/]{32,}={0,2})(?=\s|$)/,
];
const WEAK =
  /\b(?:score\w*|points?|punten|cijfer|grade\w*|rating|rate|judg\w*|jury\w*|beoordel\w*|beoordeel|evaluat\w*|rubric\w*|criteri\w*|instruct\w*|prompt\w*|algorit\w*|computer\w*|ai|model|organi[sz]er\w*|nominee\w*|nominat\w*|genomineerd\w*|winner|winnaar|disqualif\w*|diskwalific\w*|highest|hoogste|maxim\w*|perfect\w*|answers?|antwoord\w*|submission\w*|inzending\w*|must|moet|verplicht|always|altijd|note|let op|important|belangrijk|test|admin\w*|override|approved|goedgekeurd)\b/g;
const WEAK_NEEDED = 3;

/** The sentences of an answer that speak to the fan's question, and how many speak to whoever judges instead. */
export function answeringSentences(answer: string): {
  readonly sentences: readonly string[];
  readonly ignored: number;
} {
  const all = sentencesOf(answer);
  const sentences = all.filter((sentence) => !isInstruction(sentence));
  return { sentences, ignored: all.length - sentences.length };
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])["'”’)]*\s+|[\r\n]+|(?<=[;:])\s+(?=[A-Z"{])/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether a sentence tells the judge what to do; it is then left out, whatever else it says. */
function isInstruction(sentence: string): boolean {
  const plain = sentence
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const spoken = wordsOf(sentence).join(' ');
  if (STRONG.some((sign) => sign.test(plain) || sign.test(spoken))) return true;
  const signs = new Set(spoken.match(WEAK) ?? []);
  return signs.size >= WEAK_NEEDED;
}
