import { setTimeout as sleep } from 'node:timers/promises';
import { choose } from '../plan-chaos.ts';
import type { BookEntry } from '../provider.ts';
import { isOk, NOTHING, toOutcome, type Person } from '../world.ts';
import type { Play } from './account-acts.ts';
import { getLast } from './fan-acts.ts';

/** The admin of the demo. */
const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
const SWEEP_PAUSE_MS = 2500;
const WHY = 'Na een melding van een fan hebben we dit bekeken.';

async function listDocs({ browser }: Person, path: string): Promise<{ id: string }[]> {
  const { body } = await browser.get(path);
  return Object(body).docs ?? Object(body).items ?? [];
}

const decide: Play = async (person, act) => {
  const report = choose(await listDocs(person, '/api/admin/reports'), act.pick);
  if (!report) return NOTHING;
  const decision = { decision: act.how, statement: WHY };
  return toOutcome(await person.browser.post(`/api/admin/reports/${report.id}/decide`, decision));
};

/** Stops a campaign of the run, but none of the demo's, so that some are left. */
const stop: Play = async ({ browser, world }, act) => {
  const campaign = choose(world.campaigns, act.pick);
  if (!campaign) return NOTHING;
  return toOutcome(await browser.post(`/api/admin/campaigns/${campaign.id}/stop`, { reason: WHY }));
};

const overview: Play = async (person) => {
  const { browser } = person;
  const seen = await browser.get('/api/admin/overview');
  if (seen.status === 401) await browser.post('/api/users/login', ADMIN);
  for (const part of ['campaigns', 'payments', 'mails', 'messages', 'sweeps', 'log', 'payouts', 'transfers'])
    await browser.get(`/api/admin/${part}`);
  for (const { id } of (await listDocs(person, '/api/admin/mails')).slice(0, 3))
    await browser.post(`/api/admin/mails/${id}/send-again`, { reason: WHY });
  for (const { id } of (await listDocs(person, '/api/admin/selections')).slice(0, 3))
    await browser.post(`/api/admin/selections/${id}/retry`, { reason: WHY });
  return toOutcome(seen);
};

/** The checkouts for which each action is possible. */
const AFTERMATHS: Readonly<Record<string, (entry: BookEntry) => boolean>> = {
  settle: (entry) => entry.payment_intent_status === 'processing',
  fail: (entry) => entry.payment_intent_status === 'processing',
  win: (entry) => Boolean(entry.dispute_status?.endsWith('needs_response')),
  lose: (entry) => Boolean(entry.dispute_status?.endsWith('needs_response')),
  'fail-refund': (entry) => entry.amount_refunded > 0,
};
const isUndisputed = (entry: BookEntry) =>
  entry.payment_status === 'paid' && entry.amount_refunded === 0 && entry.dispute_status === null;

/** Does what a fan, a bank or the organiser may do later at the provider, to the fan's own payment or to any. */
const aftermath: Play = async ({ world, account }, act) => {
  const { provider, sessions } = world;
  const own = getLast(account)?.sessionId;
  const isPossible = AFTERMATHS[act.how] ?? isUndisputed;
  const book = own === undefined ? await provider.readBook() : [await provider.find(own)];
  const entry = choose(
    book.filter((each) => sessions.has(each.id) && isPossible(each)),
    act.pick,
  );
  if (!entry) return NOTHING;
  if (act.how !== 'refund') return String(await provider.act(entry.id, act.how));
  return entry.payment_intent === null ? NOTHING : String(await provider.refund(entry.payment_intent));
};

/** Runs the schedule as the platform does; concurrently, as when a slow run overlaps with the next. */
const sweep: Play = async ({ browser }, act) => {
  const run = () => browser.get('/cdn-cgi/local/scheduled');
  const answers = await Promise.all(act.how === 'twice' ? [run(), run()] : [run()]);
  await sleep(SWEEP_PAUSE_MS);
  return toOutcome(answers.find((answer) => !isOk(answer)) ?? answers[0]);
};

export const OTHER_ACTS: Readonly<Record<string, Play>> = {
  'admin-in': async ({ browser }) => toOutcome(await browser.post('/api/users/login', ADMIN)),
  'review-charity': async (person, act) => {
    const waiting = choose(await listDocs(person, '/api/charity-whitelist-custom/review'), act.pick);
    if (!waiting) return NOTHING;
    const review = { approvalStatus: 'approved' };
    return toOutcome(await person.browser.patch(`/api/charity-whitelist-custom/${waiting.id}`, review));
  },
  decide,
  stop,
  overview,
  aftermath,
  sweep,
  wait: async () => {
    await sleep(SWEEP_PAUSE_MS);
    return 'done';
  },
};
