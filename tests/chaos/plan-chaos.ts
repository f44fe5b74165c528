import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { createRandom, shuffle } from '../support/random.ts';
import { HOWS, LIVES, type Kind } from './lives.ts';

/** One act of a person: what, in which way, a number from 0 to 1 that chooses among what there is, and the pause after. */
export type Act = {
  readonly name: string;
  readonly how: string;
  readonly pick: number;
  readonly pauseMs: number;
};

/** A person who acts; `lives` are played one after the other until the time is over. */
export type PlannedPerson = {
  readonly kind: Kind;
  readonly name: string;
  readonly language: 'nl' | 'en';
  readonly lives: readonly (readonly Act[])[];
};

/** Something that happens to the copy; `picks` choose the campaigns whose deadline comes while it is dead. */
export type Disruption = {
  readonly kind: 'kill' | 'provider-down' | 'mail-down';
  readonly atMs: number;
  readonly durationMs: number;
  readonly picks: readonly number[];
};

/** What becomes of a message of the provider: a `held` one comes after the next, a `lost` one at the very end. */
const FATES = ['delivered', 'doubled', 'late', 'held', 'lost'] as const;
export type Fate = (typeof FATES)[number];

export type ChaosPlan = {
  readonly seed: number;
  readonly minutes: number;
  readonly people: readonly PlannedPerson[];
  readonly disruptions: readonly Disruption[];
  /** Of the provider's messages in their order; after the last one they begin again. */
  readonly fates: readonly Fate[];
};

/** How many people of each kind act at the same time. */
const CAST: Readonly<Record<Kind, number>> = {
  fan: 18,
  pair: 3,
  owner: 5,
  admin: 1,
  provider: 2,
  schedule: 1,
};
const KILLS_MIN = 3;
const KILLS_PER_MINUTE = 0.5;
const OUTAGES_PER_MINUTE = 0.5;
const OUTAGE_MS = { min: 2 * SECOND_MS, max: 8 * SECOND_MS };
const DEADLINES_PER_KILL = 2;
/** Disruptions come in this part of the time. */
const DISRUPTED = { from: 0.1, to: 0.9 };
/** More lives than anybody can live in a minute. */
const LIVES_PER_MINUTE = 30;
const PAUSE_MAX_MS = 1200;
/** Weights of the fates. */
const FATE_SHARES: Readonly<Record<Fate, number>> = {
  delivered: 60,
  doubled: 14,
  late: 10,
  held: 9,
  lost: 7,
};
const FATES_COUNT = 5000;

/** Plans a run: the same minutes and seed plan the same. */
export function planChaos(minutes: number, seed: number): ChaosPlan {
  const people = Object.entries(CAST).flatMap(([kind, count], at) =>
    Array.from({ length: count }, (_, index) =>
      planPerson(toKind(kind), minutes, createStream(seed, 100 * (at + 1) + index)),
    ),
  );
  const random = createStream(seed, 1);
  const fates = createStream(seed, 2);
  return {
    seed,
    minutes,
    people,
    disruptions: planDisruptions(minutes, random),
    fates: Array.from({ length: FATES_COUNT }, () => chooseFate(fates)),
  };
}

/** Returns a stream of numbers of its own, so that one more person changes nobody else's plan. */
export function createStream(seed: number, place: number): () => number {
  const random = createRandom((Math.imul(seed, 2_654_435_761) ^ Math.imul(place, 40_503)) >>> 0);
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 8; skipped += 1) random();
  return random;
}

export function choose<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[Math.min(items.length - 1, Math.floor(pick * items.length))];
}

const toKind = (text: string): Kind => {
  const kind = Object.keys(CAST).find((known): known is Kind => known === text);
  if (!kind) throw new Error(`nobody is a ${text}`);
  return kind;
};

function planPerson(kind: Kind, minutes: number, random: () => number): PlannedPerson {
  const count = Math.ceil(LIVES_PER_MINUTE * minutes);
  return {
    kind,
    name: inventName(random),
    language: random() < 0.5 ? 'nl' : 'en',
    lives: Array.from({ length: count }, (_, at) => planLife(kind, at, random)),
  };
}

function planLife(kind: Kind, at: number, random: () => number): readonly Act[] {
  const life = choose(LIVES[kind], at === 0 ? 0 : random()) ?? '';
  return life.split(' ').map((step) => {
    const [name = '', how] = step.split(':');
    return {
      name,
      how: how ?? choose(HOWS[name] ?? [''], random()) ?? '',
      pick: random(),
      pauseMs: Math.round(random() ** 2 * PAUSE_MAX_MS),
    };
  });
}

function planDisruptions(minutes: number, random: () => number): readonly Disruption[] {
  const count = (perMinute: number, min: number) => Math.max(min, Math.round(perMinute * minutes));
  const kinds = [
    ...Array.from({ length: count(KILLS_PER_MINUTE, KILLS_MIN) }, () => 'kill' as const),
    ...Array.from({ length: count(OUTAGES_PER_MINUTE, 1) }, () => 'provider-down' as const),
    ...Array.from({ length: count(OUTAGES_PER_MINUTE, 1) }, () => 'mail-down' as const),
  ];
  const slot = (DISRUPTED.to - DISRUPTED.from) / kinds.length;
  // One in each part of the time, so that two kills do not meet.
  return shuffle(kinds, random).map((kind, at) => ({
    kind,
    atMs: Math.round((DISRUPTED.from + (at + random() * 0.5) * slot) * minutes * MINUTE_MS),
    durationMs: Math.round(OUTAGE_MS.min + random() * (OUTAGE_MS.max - OUTAGE_MS.min)),
    picks: Array.from({ length: DEADLINES_PER_KILL }, random),
  }));
}

function chooseFate(random: () => number): Fate {
  const total = Object.values(FATE_SHARES).reduce((sum, share) => sum + share, 0);
  let left = random() * total;
  return FATES.find((fate) => (left -= FATE_SHARES[fate]) < 0) ?? 'delivered';
}

const SYLLABLES = [
  'ba',
  'do',
  'fe',
  'gru',
  'hil',
  'jo',
  'kas',
  'lum',
  'mei',
  'nor',
  'pix',
  'ros',
  'tam',
  'vy',
];

/** Invents a name that is like no other: it is two words of four syllables. */
function inventName(random: () => number): string {
  const word = () =>
    Array.from({ length: 4 }, () => choose(SYLLABLES, random()))
      .join('')
      .replace(/^./, (first) => first.toUpperCase());
  return `${word()} ${word()}`;
}
