import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { CRITERION_KEYS, type CriterionKey } from './criteria-rules.ts';
import type { CriterionShares } from './criteria-scores-rules.ts';

type Findings = {
  readonly score: number;
  readonly criteria: CriterionShares;
  readonly sense: number;
  /** Whether it has any word of the campaign: without one, nothing shows that it fits. */
  readonly isRelated: boolean;
};

type RubricTexts = {
  readonly and: string;
  readonly decimal: string;
  readonly verdict: (score: string) => string;
  readonly met: (listed: string) => string;
  readonly metBy: Readonly<Record<CriterionKey, string>>;
  readonly noneMet: string;
  readonly missing: (listed: string) => string;
  /** What would have made it stronger, after "an answer that". */
  readonly missingBy: Readonly<Record<CriterionKey, string>>;
  readonly missingSense: string;
  readonly unread: string;
};

/** An answer meets a criterion from this part of it on, if it is sentences of the fan's own about the campaign. */
const MET = 0.55;
const SENSIBLE = 0.6;

const TEXTS: Readonly<Record<Language, RubricTexts>> = {
  nl: {
    and: 'en',
    decimal: ',',
    verdict: (score) =>
      `Grof gesorteerd door een vaste rubriek, zonder AI en zonder te weten van wie het antwoord is: ${score} van 10.`,
    met: (listed) => `Het antwoord ${listed}.`,
    metBy: {
      fits: 'past bij de vraag',
      personal: 'is persoonlijk',
      concrete: 'is concreet',
      cause: 'sluit aan bij het doel',
    },
    noneMet: 'De rubriek vond geen van de vier onderdelen duidelijk terug.',
    missing: (listed) => `Hoger scoort een antwoord dat ${listed}.`,
    missingBy: {
      fits: 'duidelijker over de vraag gaat',
      personal: 'meer vertelt over jou en de mensen om je heen',
      concrete: 'concreter is',
      cause: 'meer aansluit bij het doel',
    },
    missingSense: 'meer in eigen zinnen zegt',
    unread:
      'Een vaste rubriek, zonder AI, heeft dit antwoord geen score gegeven. Die leest alleen gewone zinnen in het Nederlands en het Engels.',
  },
  en: {
    and: 'and',
    decimal: '.',
    verdict: (score) =>
      `Roughly sorted by a fixed rubric, without AI and without knowing whose answer this is: ${score} out of 10.`,
    met: (listed) => `The answer ${listed}.`,
    metBy: {
      fits: 'fits the question',
      personal: 'is personal',
      concrete: 'is concrete',
      cause: 'connects with the cause',
    },
    noneMet: 'The rubric found none of the four criteria clearly met.',
    missing: (listed) => `An answer scores higher when it ${listed}.`,
    missingBy: {
      fits: 'is more clearly about the question',
      personal: 'tells more about you and the people around you',
      concrete: 'is more concrete',
      cause: 'connects more with the cause',
    },
    missingSense: 'says more in sentences of its own',
    unread:
      'A fixed rubric, without AI, has not scored this answer. It reads only ordinary sentences in Dutch and English.',
  },
};

/** Returns in both languages, in two to three sentences, which criteria an answer meets and what is missing. */
export function explainScore(findings: Findings): LocalizedText {
  return { nl: explain(findings, TEXTS.nl), en: explain(findings, TEXTS.en) };
}

/** Returns in both languages why an answer that is not read has no score. */
export function explainUnread(): LocalizedText {
  return { nl: TEXTS.nl.unread, en: TEXTS.en.unread };
}

function explain({ score, criteria, sense, isRelated }: Findings, texts: RubricTexts): string {
  const isFull = (key: CriterionKey) => criteria[key] >= MET && (isRelated || key !== 'fits');
  const isMet = (key: CriterionKey) => sense >= SENSIBLE && isFull(key);
  const met = CRITERION_KEYS.filter(isMet).map((key) => texts.metBy[key]);
  const missing = CRITERION_KEYS.filter((key) => !isFull(key)).map((key) => texts.missingBy[key]);
  const lacking = sense < SENSIBLE ? [...missing, texts.missingSense] : missing;
  return [
    texts.verdict(score.toFixed(1).replace('.', texts.decimal)),
    met.length > 0 ? texts.met(list(met, texts.and)) : texts.noneMet,
    ...(lacking.length > 0 ? [texts.missing(list(lacking, texts.and))] : []),
  ].join(' ');
}

function list(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}
