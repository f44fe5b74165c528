import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { startSelection } from '#api/nominees/index.ts';
import { countFailure } from '#api/platform/count-failure.ts';
import { settleIncidents } from '#api/platform/incidents.ts';
import { recordSweep } from '#api/platform/health.ts';
import { reportMisconfiguration } from '#api/platform/incident-mails.ts';
import { DAY_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import { createCaller } from '../support/callers.ts';
import { requestApi, db, runAsSystem } from '../support/api.ts';
import { changeRows, countRows, deleteRows, findRows, insertRow } from '../support/rows.ts';
import { createProviderEvent, deliverEvent, REFUNDED } from '../support/provider.ts';
import { actOnAccount, changeFigures, seedDueCampaign, settle } from '../support/payouts.ts';
import { deliverMessages } from '../support/queues.ts';
import { seedPayments } from '../support/refunds.ts';
import { seedAnswers, createAnswer, createSubscription } from '../support/answers.ts';
import { seedCampaign } from '../support/seed.ts';
import {
  call,
  createDeadDatabase,
  readHealth,
  rejectAll,
  seen,
  watch,
  withParts,
} from '../support/outages.ts';
import { expectInRunbook, SECTIONS, tried } from '../support/runbook.ts';

const owner = await createCaller('celebrity');

beforeEach(async () => {
  seen.clear();
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      seen.add(JSON.parse(String(line)).event);
    });
  await db.batch([
    deleteRows('failures'),
    deleteRows('incidents'),
    deleteRows('mails'),
    deleteRows('sweeps'),
  ]);
});
test('a payment provider, a store of files and a queue that are down are told of once each, and that they are back', async () => {
  const fan = await createCaller('fan');
  const { id } = await seedCampaign({ ownerId: owner.id });
  const seen = await watch({
    parts: {
      STRIPE_API_URL: 'http://localhost:9',
      MEDIA: rejectAll('R2 is down'),
      WEBHOOKS: rejectAll('Queue is down'),
    },
    act: async (under) => {
      const { status } = await call(fan, 'POST /api/campaign-subscribe', createAnswer(id), under);
      expect(status).toBe(502);
      await call(fan, 'POST /api/media', undefined, under);
      await deliverEvent(createProviderEvent('customer.created', {}), { env: under });
    },
  });
  expect(seen.health).toEqual(['0: ok', '2: failing payments queues errors', '20: ok']);
  const kinds = ['errors', 'payments', 'queues'];
  const told = ['20: KIND ended', '5: KIND started'].flatMap((line) =>
    kinds.map((kind) => line.replace('KIND', kind)),
  );
  expect(seen.told.toSorted()).toEqual(told);
  // If a queue accepts nothing, requests do its work.
  for (const symptom of ['Fans cannot pay', 'Unexpected errors', 'A queue takes nothing'])
    expectInRunbook(symptom);
});

test('a mail provider that is down is told of once mails go out again, and by health before', async () => {
  const fan = await createCaller('fan');
  const seen = await watch({
    parts: { MAIL_API_URL: 'http://localhost:9' },
    act: (under) => call(fan, 'POST /api/auth/request-password-reset', { email: fan.email }, under),
  });
  // The number of tries per minute depends on the number of waiting mails.
  expect(seen.health.slice(-2)).toEqual([expect.stringMatching(/^[0-2]: failing mails$/), '20: ok']);
  // The mail of minute 5 waits for its next try.
  expect(seen.told).toEqual([expect.stringMatching(/^1[05]: mails started$/), '20: mails ended']);
});

test('a database that is down is told of by health alone: there is nothing to count or to mail with', async () => {
  const seen = await watch({ parts: { DB: createDeadDatabase() }, act: () => Promise.resolve() });
  expect(seen).toEqual({ health: ['0: database_unavailable', '10: ok'], told: [] });
  expectInRunbook('The site answers 503');
});

test('a judge that is down is told of at once, until a selection succeeds', async () => {
  const { id } = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  await seedAnswers(id, 3);
  const seen = await watch({
    parts: { AI: { run: () => Promise.reject(new Error('out of order')) } },
    act: async (under, minute) => {
      if (minute === 0) await runAsSystem((ctx) => startSelection(ctx, id), new Date(), under);
    },
  });
  expect(seen).toEqual({
    // The selection retries after its own pauses.
    health: ['0: failing selections', expect.stringMatching(/^(10|15|20): ok$/)],
    // The sweep does not wait for the selection that it starts.
    told: ['0: selections started', expect.stringMatching(/^(10|15|20|25): selections ended$/)],
  });
  expectInRunbook('Nominees are not selected');
});

const providerDown = () => withParts({ STRIPE_API_URL: 'http://localhost:9' });

/** Creates the message of a refund about which the provider has to be asked. */
async function createRefund() {
  const { submissionId } = await createSubscription();
  const charge = { refunded: true, payment_intent: 'pi_down', metadata: { submissionId } };
  return createProviderEvent(REFUNDED, charge);
}

test('a message that is given up is told of', async () => {
  const refunded = await createRefund();
  await deliverMessages('WEBHOOKS', providerDown(), [refunded], { attempts: 11 });
  await deliverMessages('DEAD_LETTERS', providerDown(), [refunded]);
  expect(await runAsSystem(settleIncidents)).toEqual(['dead_letters']);
  const rows = await findRows('failures', {}, 'kind');
  expect(rows.map(({ kind, count }) => [kind, count])).toEqual([
    ['dead_letters', 1],
    ['webhooks', 1],
  ]);
  await runAsSystem((ctx) => recordSweep(ctx, { durationMs: 5, figures: {}, failedParts: [] }));
  await readHealth(withParts({}));
  expectInRunbook('A message was given up');
});

test('a caller who is not the operator is not told what is failing', async () => {
  await runAsSystem(async (ctx) => {
    await recordSweep(ctx, { durationMs: 5, figures: {}, failedParts: [] });
    for (let count = 0; count < 3; count += 1) countFailure(ctx, 'payments');
  });
  const response = await requestApi('/api/health/deep', withParts({}));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ ok: false, code: 'unavailable' });
});

test('a threshold is a setting', async () => {
  await runAsSystem(async (ctx) => countFailure(ctx, 'payments'));
  expect(await runAsSystem(settleIncidents)).toEqual([]);
  expect(await runAsSystem(settleIncidents, new Date(), withParts({ ALERT_PAYMENTS: '1/60' }))).toEqual([
    'payments',
  ]);
});

test('settings that are wrong are told of by themselves, and that they are right again by the next sweep', async () => {
  const broken = withParts({ BETTER_AUTH_SECRET: 'short' });
  const sent: unknown[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(await new Request(input, init).json());
    return sent.length === 1 ? new Response('', { status: 500 }) : real(input, init);
  });
  await expect(reportMisconfiguration(broken, new Date())).rejects.toThrow('answered 500');
  await Promise.all([reportMisconfiguration(broken, new Date()), reportMisconfiguration(broken, new Date())]);
  vi.unstubAllGlobals();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ subject: 'Storing: De site staat stil: instellingen kloppen niet' });
  await Promise.all([runAsSystem(settleIncidents), runAsSystem(settleIncidents)]);
  expect(await findRows('mails')).toMatchObject([{ subject: expect.stringMatching(/^Voorbij: /) }]);
  expect(await countRows('incidents', { kind: 'misconfiguration' })).toBe(0);
  expect((await requestApi('/api/health', broken)).status).toBe(503);
  seen.add(Object(await (await requestApi('/api/health', broken)).json()).code);
  expectInRunbook('Every request gets 503');
});

/** Sections of the run-book whose mails to the operator are like those of every other kind. */
const OTHERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'Messages of Stripe are not handled': async () => {
    const messages = await Promise.all(Array.from({ length: 5 }, createRefund));
    await deliverMessages('WEBHOOKS', providerDown(), messages);
    await deliverEvent(createProviderEvent('customer.created', {}), { secret: 'whsec_of_another_endpoint' });
  },
  'Refunds fail': async () => {
    const { id } = await seedCampaign({ ownerId: owner.id });
    await seedPayments(id, 3);
    const ending = { by: 'owner', reason: 'ill' } as const;
    await runAsSystem((ctx) => endCampaign(ctx, id, ending), new Date(), providerDown());
    await runAsSystem(runSweep, new Date(Date.now() + MINUTE_MS), providerDown());
  },
  'Proceeds do not reach a charity': async () => {
    const { accountId } = await seedDueCampaign({ ownerId: owner.id });
    await actOnAccount(accountId, 'fail');
    await settle();
    await actOnAccount(accountId, 'finish');
    await settle(new Date(Date.now() + DAY_MS));
  },
  'The balance is too low': async () => {
    const undecided = { ownerId: owner.id, winnersSelected: false };
    const { id } = await seedDueCampaign(undecided, { paidCents: 10 ** 12 });
    await settle();
    await changeFigures(id, { paidCents: 0 });
  },
  'Mails do not arrive': async () => {
    const under = withParts({ MAIL_API_URL: 'http://localhost:9' });
    const at = new Date(Date.now() - 16 * MINUTE_MS);
    const mail = { recipient: 'a@b.c', createdAt: at, nextAttemptAt: at };
    await insertRow('mails', { ...mail, id: 'late', key: 'late' });
    await readHealth(under);
    await changeRows('mails', {}, { attempts: 7 });
    await runAsSystem(runSweep, new Date(), under);
    await runAsSystem(async (ctx) => [1, 2].forEach(() => countFailure(ctx, 'mails')));
  },
  'Migrations are missing': async () => {
    const newest = '(select max(name) from d1_migrations)';
    await env.DB.prepare(`update d1_migrations set name = 'x' || name where name = ${newest}`).run();
    await readHealth(withParts({}));
    await env.DB.prepare(`update d1_migrations set name = substr(name, 2) where name like 'x%'`).run();
  },
  'No sweep runs': async () => deleteRows('sweeps'),
};

test.each(Object.entries(OTHERS))('%s: the run-book names what is seen', async (symptom, bringAbout) => {
  await runAsSystem((ctx) => recordSweep(ctx, { durationMs: 5, figures: {}, failedParts: [] }));
  await bringAbout();
  await readHealth(withParts({}));
  expectInRunbook(symptom);
});

test('each symptom of the run-book was brought about', () => {
  expect([...tried].toSorted()).toEqual([...SECTIONS.keys()].toSorted());
});
