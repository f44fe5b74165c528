import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { createRandom, shuffle } from '../support/random.ts';
import { HOWS, LIVES, type Kind } from './lives.ts';

/** An act of a person: name and variant, a number from 0 to 1 that picks among options, and the pause after it. */
export type Act = {
  readonly name: string;
  readonly how: string;
  readonly pick: number;
  readonly pauseMs: number;
};

/** An actor; `lives` are played one after the other until time is up. */
export type PlannedPerson = {
  readonly kind: Kind;
  readonly name: string;
  readonly language: 'nl' | 'en';
  readonly lives: readonly (readonly Act[])[];
};

/** Something that happens to the copy; `picks` choose the campaigns whose deadline passes while it is dead. */
export type Disruption = {
  readonly kind: 'kill' | 'provider-down' | 'mail-down';
  readonly atMs: number;
  readonly durationMs: number;
  readonly picks: readonly number[];
};

/** What happens to a provider's message: a `held` one comes after the next, a `lost` one at the very end. */
const FATES = ['delivered', 'doubled', 'late', 'held', 'lost'] as const;
export type Fate = (typeof FATES)[number];

export type ChaosPlan = {
  readonly seed: number;
  readonly minutes: number;
  readonly people: readonly PlannedPerson[];
  readonly disruptions: readonly Disruption[];
  /** The fates of the provider's messages in order, starting over after the last. */
  readonly fates: readonly Fate[];
};

/** Number of actors of each kind. */
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
/** The part of the run in which disruptions happen. */
const DISRUPTED = { from: 0.1, to: 0.9 };
/** More lives than an actor can play in a minute. */
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

/** Plans a run: the same minutes and seed always give the same plan. */
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

/** Returns a separate stream of random numbers, so that an additional actor does not change the others' plans. */
export function createStream(seed: number, place: number): () => number {
  const random = createRandom((Math.imul(seed, 2_654_435_761) ^ Math.imul(place, 40_503)) >>> 0);
  // The first numbers of neighbouring seeds are similar.
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
      how: how ?? choose((HOWS[name] ?? '').split(' '), random()) ?? '',
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
  // One per time slot, so that two kills do not coincide.
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

const SYLLABLES = 'ba do fe gru hil jo kas lum mei nor pix ros tam vy'.split(' ');

/** Invents a unique name of two words with four syllables each. */
function inventName(random: () => number): string {
  const word = () =>
    Array.from({ length: 4 }, () => choose(SYLLABLES, random()))
      .join('')
      .replace(/^./, (first) => first.toUpperCase());
  return `${word()} ${word()}`;
}
