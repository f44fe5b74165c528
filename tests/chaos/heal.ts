import { setTimeout as sleep } from 'node:timers/promises';
import { runSchedule } from '#api/local/schedule.ts';
import { HOUR_MS, SECOND_MS } from '#api/platform/rules.ts';
import { createStream } from './plan-chaos.ts';
import { shuffle } from '../support/random.ts';
import type { Copy } from './copy.ts';
import { passTime, query } from './database.ts';
import type { Provider } from './provider.ts';

/** How much time passes for due work in each round. */
const ROUND_MS = 3 * HOUR_MS;
const ROUNDS_MIN = 2;
const ROUNDS_MAX = 8;
/** A selection waits half a minute for payments under way. */
const QUIET_TIMEOUT_MS = 60 * SECOND_MS;
const SWEEP_PAUSE_MS = 3 * SECOND_MS;
const REDELIVERIES_AT_ONCE = 6;

/** Unfinished work, as queries that count it. */
const UNDER_WAY: Readonly<Record<string, string>> = {
  mails: 'select count(*) as count from mails where next_attempt_at is not null and unsubscribe_url is null',
  selections: `select count(*) as count from selection_runs join campaigns on campaigns.id = campaign_id
    where next_attempt_at is not null and is_active = 0 and winners_selected = 0 and cancelled_at is null`,
  refunds: `select count(*) as count from checkouts where instr(disputes, '"open"') = 0
    and ((state = 'paid' and refund_due_at is not null) or refund_retry_at is not null)`,
  checkouts: `select count(*) as count from checkouts join submissions on submissions.id = submission_id
    join campaigns on campaigns.id = campaign_id where state = 'open'
    and (is_active = 0 or cancelled_at is not null or submissions.status = 'cancelled')`,
  deadlines: `select count(*) as count from campaigns where is_active = 1
    and subscription_deadline < cast(unixepoch('subsec') * 1000 as integer)`,
  unselected: `select count(*) as count from campaigns where is_active = 0 and cancelled_at is null
    and nominees_selected = 0 and exists (select 1 from submissions where campaign_id = campaigns.id
      and status = 'paid' and user_id is not null and withdrawn_at is null)`,
};

/**
 * Repairs everything: restores services, ends transfers, delivers withheld messages, and lets time pass and the
 * schedule run until no work is unfinished. Returns when everything was repaired, and what was left unfinished.
 */
export async function heal(copy: Copy, provider: Provider, seed: number, print: (line: string) => void) {
  provider.courier.heal();
  await provider.setOutage({ provider: 'up', mail: 'up' });
  const random = createStream(seed, 3);
  for (const { id, payment_intent_status: status } of await provider.readBook())
    if (status === 'processing') await provider.act(id, random() < 0.5 ? 'settle' : 'fail');
  const delivered = await redeliver(provider, random);
  await waitForMessages(copy.state);
  print(`  all messages of ${delivered} checkouts delivered`);
  const healedAt = Date.now();
  let left: readonly string[] = [];
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    await copy.stop();
    passTime(copy.state, ROUND_MS);
    await copy.start();
    left = await sweepUntilQuiet(copy);
    print(`  ${round * 3} hours later: ${left.join(', ') || 'nothing under way'}`);
    if (left.length === 0 && round >= ROUNDS_MIN) break;
  }
  return { healedAt, left };
}

/** Delivers every message again, with checkouts in random order. */
async function redeliver(provider: Provider, random: () => number): Promise<number> {
  const ids = shuffle(
    (await provider.readBook()).map(({ id }) => id),
    random,
  );
  const deliverNext = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await provider.act(id, 'redeliver');
  };
  const waiting = [...ids];
  await Promise.all(Array.from({ length: REDELIVERIES_AT_ONCE }, deliverNext));
  return ids.length;
}

/** Waits until the queue of messages is empty, because locally it is lost when the Worker stops. */
async function waitForMessages(state: string): Promise<void> {
  const count = () => Number(query(state, 'select count(*) as count from payment_events')[0]?.['count']);
  for (let before = -1; before !== count();) {
    before = count();
    await sleep(SWEEP_PAUSE_MS);
  }
}

async function sweepUntilQuiet({ site, state }: Copy): Promise<readonly string[]> {
  let left: readonly string[] = ['unknown'];
  for (const until = Date.now() + QUIET_TIMEOUT_MS; left.length > 0 && Date.now() < until;) {
    await runSchedule(site);
    await sleep(SWEEP_PAUSE_MS);
    left = listUnderWay(state);
  }
  return left;
}

function listUnderWay(state: string): readonly string[] {
  return Object.entries(UNDER_WAY).flatMap(([name, sql]) => {
    const count = Number(query(state, sql)[0]?.['count'] ?? 0);
    return count > 0 ? [`${count} ${name}`] : [];
  });
}
