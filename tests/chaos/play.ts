import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '#api/platform/rules.ts';
import { ACCOUNT_ACTS, type Play } from './acts/account-acts.ts';
import { FAN_ACTS } from './acts/fan-acts.ts';
import { OTHER_ACTS } from './acts/other-acts.ts';
import { OWNER_ACTS } from './acts/owner-acts.ts';
import { PAIR_ACTS } from './acts/pair-acts.ts';
import type { Copy } from './copy.ts';
import { bringDeadlines, takeSnapshot, type Seen } from './database.ts';
import type { Act, Disruption, PlannedPerson } from './plan-chaos.ts';
import { NoAnswerError, openBrowser, type Person, type World } from './world.ts';

const PARTS = [ACCOUNT_ACTS, FAN_ACTS, PAIR_ACTS, OWNER_ACTS, OTHER_ACTS];
/** Every act by its name. */
export const ACTS: ReadonlyMap<string, Play> = new Map(PARTS.flatMap((part) => Object.entries(part)));
/** The number of acts, counting duplicates of a name. */
export const ACTS_COUNT = PARTS.flatMap((part) => Object.keys(part)).length;
/** How long an actor waits before trying again, and how often at most. */
const AGAIN_MS = 3 * SECOND_MS;
const TRIES_MAX = 6;

/** Lets an actor play one life after the other until time is up. */
export async function playPerson(world: World, planned: PlannedPerson): Promise<void> {
  const browser = openBrowser(world, planned.language);
  const person: Person = { world, planned, browser, account: undefined, stranger: undefined };
  for (const life of planned.lives)
    for (const act of life) {
      if (world.isOver()) return;
      const way = act.how ? `:${act.how}` : '';
      world.tally.countAct(`${planned.kind} ${act.name}${way}`, await playAct(person, act));
      await sleep(act.pauseMs);
    }
}

/** Performs an act, again without a response: what was already done must not happen twice. */
async function playAct(person: Person, act: Act): Promise<string> {
  const play = ACTS.get(act.name);
  if (!play) throw new Error(`nobody knows how to ${act.name}`);
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    try {
      return await play(person, act);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      if (person.account?.proof === 'no' && /prove|log-in|review|join/.test(act.name))
        person.account.proof = 'maybe';
      if (person.world.isOver()) break;
      await sleep(AGAIN_MS);
    }
  }
  return 'no answer';
}

/** What happened to the copy, and its values each time it was dead. */
export type Disrupted = { readonly lines: string[]; readonly seen: Seen[]; isDown: boolean };

/** Applies the planned disruptions to the copy, each at its time. */
export async function disrupt(
  copy: Copy,
  world: World,
  disruptions: readonly Disruption[],
  disrupted: Disrupted,
): Promise<void> {
  const startedAt = Date.now();
  for (const disruption of disruptions.toSorted((a, b) => a.atMs - b.atMs)) {
    await sleep(Math.max(0, startedAt + disruption.atMs - Date.now()));
    const second = Math.round((Date.now() - startedAt) / SECOND_MS);
    disrupted.isDown = true;
    disrupted.lines.push(`${second} s: ${await bringAbout(copy, world, disruption, disrupted.seen)}`);
    disrupted.isDown = false;
  }
}

async function bringAbout(
  copy: Copy,
  { provider }: World,
  { kind, durationMs, picks }: Disruption,
  seen: Seen[],
): Promise<string> {
  if (kind === 'kill') {
    await copy.kill();
    seen.push(...takeSnapshot(copy.state));
    const slugs = bringDeadlines(copy.state, picks);
    const deadAt = Date.now();
    await copy.start();
    const seconds = Math.round((Date.now() - deadAt) / SECOND_MS);
    return `killed, and up again ${seconds} s later; the deadline of ${slugs.join(' and ') || 'nobody'} came`;
  }
  const service = kind === 'mail-down' ? 'mail' : 'provider';
  await provider.setOutage({ [service]: 'down' });
  await sleep(durationMs);
  await provider.setOutage({ [service]: 'up' });
  return `the ${service} was down for ${(durationMs / SECOND_MS).toFixed(1)} s`;
}
