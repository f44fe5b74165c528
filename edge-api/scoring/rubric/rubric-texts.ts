import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { KINDS, type Features, type Kind } from './features-rules.ts';
import type { FittedModel } from './linear-model.ts';
import { tokenize } from './text-rules.ts';

/** The most kinds that a sentence of an explanation names, and the most words that it quotes per kind. */
const TOLD_MAX = 2;
const QUOTED_MAX = 3;
/** The effect on the score, in points, from which a kind is named. */
const TOLD_FROM = 0.1;

type RubricTexts = {
  readonly verdict: (score: string, words: string) => string;
  readonly words: readonly [none: string, one: string, many: (count: number) => string];
  readonly raised: (kinds: string) => string;
  readonly lowered: (kinds: string) => string;
  readonly missing: (kinds: string) => string;
  readonly than: Readonly<Record<'above' | 'below', string>>;
  readonly decimal: string;
  readonly kinds: Readonly<Record<Kind, string>>;
};

const TEXTS: Readonly<Record<Language, RubricTexts>> = {
  nl: {
    verdict: (score, words) =>
      `Grof gesorteerd door een rekenregel die woorden telt en geen AI is: ${score} van 10, ${words}.`,
    words: ['zonder woorden die meetellen', 'op 1 woord', (count) => `op ${count} woorden`],
    raised: (kinds) => `Wat het hoger maakte: ${kinds}.`,
    lowered: (kinds) => `Wat het lager maakte: ${kinds}.`,
    missing: (kinds) => `Niet gevonden: ${kinds}.`,
    than: { above: 'meer dan gemiddeld', below: 'minder dan gemiddeld' },
    decimal: ',',
    kinds: {
      self: 'woorden over jezelf',
      other: 'woorden voor andere mensen',
      past: 'iets wat gebeurd is',
      present: 'iets wat altijd zo is',
      wish: 'een wens of plan',
      cause: 'een reden',
      time: 'woorden voor een moment',
      space: 'woorden voor een plaats',
      number: 'aantallen',
      degree: 'woorden die versterken',
      vague: 'woorden die niets noemen',
      address: 'woorden die iemand aanspreken',
      abstract: 'woorden op -heid, -ing, -ige en dergelijke',
      question: 'woorden uit de vraag',
      campaign: 'woorden uit de campagne',
    },
  },
  en: {
    verdict: (score, words) =>
      `Roughly sorted by a formula that counts words and is no AI: ${score} out of 10, ${words}.`,
    words: ['without words that count', 'from 1 word', (count) => `from ${count} words`],
    raised: (kinds) => `What raised it: ${kinds}.`,
    lowered: (kinds) => `What lowered it: ${kinds}.`,
    missing: (kinds) => `Not found: ${kinds}.`,
    than: { above: 'above average', below: 'below average' },
    decimal: '.',
    kinds: {
      self: 'words about yourself',
      other: 'words for other people',
      past: 'something that happened',
      present: 'something that is always so',
      wish: 'a wish or plan',
      cause: 'a reason',
      time: 'words for a moment',
      space: 'words for a place',
      number: 'numbers',
      degree: 'words that emphasise',
      vague: 'words that name nothing',
      address: 'words that address someone',
      abstract: 'words that end in -ness, -ing, -ful and the like',
      question: 'words of the question',
      campaign: 'words of the campaign',
    },
  },
};

/** A word with accents and apostrophes, but without digits, which may be part of a phone number. */
const TYPED = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/**
 * Explains a score in both languages by the kinds of words that moved it, and quotes those words as they were typed. A
 * word of several kinds is quoted once, for the kind that moved the score most.
 */
export function explainScore(
  answer: string,
  score: number,
  features: Features,
  model: FittedModel,
): LocalizedText {
  const words = answer.match(TYPED) ?? [];
  const typed = new Map(words.map((word) => [tokenize(word).join(''), word]));
  const told = new Set<string>();
  const moved = KINDS.map((kind) => ({ kind, ...measureKind(kind, features, model) }))
    .filter(({ points }) => Math.abs(points) >= TOLD_FROM)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ kind, points, than }) => {
      const found = features.found.get(kind) ?? [];
      const own = found.filter((word) => !told.has(word));
      for (const word of own) told.add(word);
      const quoted = own.flatMap((word) => typed.get(word) ?? []);
      return { kind, points, than, quoted, hasOwn: own.length > 0, isMissing: found.length === 0 };
    });
  type Moved = (typeof moved)[number];
  const pick = (isPicked: (one: Moved) => boolean) => moved.filter(isPicked).slice(0, TOLD_MAX);
  const raised = pick(({ points, hasOwn }) => points > 0 && hasOwn);
  const lowered = pick(({ points, hasOwn }) => points < 0 && hasOwn);
  const missing = lowered.length > 0 ? [] : pick(({ points, isMissing }) => points < 0 && isMissing);
  const explain = (language: Language) => {
    const texts = TEXTS[language];
    const [none, one, many] = texts.words;
    const counted = [none, one][Math.round(features.words)] ?? many(Math.round(features.words));
    const name = ({ kind, quoted }: Moved) => texts.kinds[kind] + quote(quoted, language);
    const compare = (one: Moved) => `${name(one)}, ${texts.than[one.than]}`;
    return [
      texts.verdict(score.toFixed(1).replace('.', texts.decimal), counted),
      ...(raised.length > 0 ? [texts.raised(raised.map(compare).join('; '))] : []),
      ...(lowered.length > 0 ? [texts.lowered(lowered.map(compare).join('; '))] : []),
      ...(missing.length > 0 ? [texts.missing(missing.map(name).join(', '))] : []),
    ].join(' ');
  };
  return { nl: explain('nl'), en: explain('en') };
}

/**
 * Returns how many points a kind of words moved a score by, compared with an average number of them, and whether the
 * figure that moved it most is above or below its average.
 */
function measureKind(kind: Kind, { named }: Features, model: FittedModel) {
  const moves = [kind, `${kind}Share`, `${kind}Asked`].flatMap((name) => {
    const figure = model.named[name];
    if (!figure) return [];
    const distance = (named[name] ?? 0) - figure.average;
    return [{ points: figure.coefficient * distance, distance }];
  });
  const points = moves.reduce((sum, move) => sum + move.points, 0);
  const [main] = moves.toSorted((a, b) => (b.points - a.points) * Math.sign(points));
  return { points, than: main && main.distance > 0 ? 'above' : 'below' } as const;
}

function quote(words: readonly string[], language: Language): string {
  const [open, close] = language === 'nl' ? ['‘', '’'] : ['“', '”'];
  const quoted = words.slice(0, QUOTED_MAX).join(`${close}, ${open}`);
  return quoted && ` (${open}${quoted}${close})`;
}
