import { expect, test } from 'vitest';
import { createDeviceCookie } from '#api/accounts/session-cookies.ts';
import { grantAdmin } from '#api/accounts/grant-admin.ts';
import { createCode, createLink, requireLink } from '#api/accounts/link.ts';
import { createCodeRequest } from '#api/accounts/login-code.ts';
import { CREDENTIAL } from '#api/accounts/find-person.ts';
import { openSession, logInByLink, verify } from '../support/people.ts';
import { proveAddress } from '#api/accounts/prove-address.ts';
import { createBrowser, runAsSystem, db } from '../support/api.ts';
import { seedCampaign, seedUser } from '../support/seed.ts';
import { countRows, findRows, insertRow } from '../support/rows.ts';

/** Stands in for the hash of the stranger's password: hashing takes longer than the rest of the test. */
const STRANGERS_HASH = 'what the stranger chose, hashed';
const { charityId } = await seedCampaign();

/** Registers an address as a stranger, as a charity's account; the mailbox's owner has a browser without a session. */
async function registerByStranger() {
  const email = `${crypto.randomUUID()}@example.test`;
  const { id } = await seedUser({ email, role: 'charity', emailVerified: false });
  const credential = { accountId: id, providerId: CREDENTIAL, userId: id };
  await insertRow('account', { ...credential, password: STRANGERS_HASH });
  const stranger = createBrowser();
  const opened = await runAsSystem((ctx) => openSession(ctx, id));
  for (const cookie of opened?.cookies ?? []) stranger.storeCookie(cookie);
  // A known browser sends no mail about a log-in: thousands of mails would be sent long after the test.
  const owner = createBrowser();
  owner.storeCookie(await runAsSystem((ctx) => createDeviceCookie(ctx, id)));
  return { id, email, stranger, owner };
}
type Account = Awaited<ReturnType<typeof registerByStranger>>;

/** Creates a link as mailed to the mailbox; returns its token. */
const mailLink = ({ id, email }: Account, purpose: Parameters<typeof createLink>[1], subject = id) =>
  runAsSystem(async (ctx) => {
    const { token, statement } = createLink(ctx, purpose, { subject, email });
    await statement;
    return token;
  });

/** What the stranger, the owner and the operator can do, in any order. */
const EVENTS = {
  verify: async (of: Account) => verify(await mailLink(of, 'verify-email'), of.owner),
  link: async (of: Account) => logInByLink(await mailLink(of, 'log-in'), of.owner),
  receipt: async (of: Account) => logInByLink(await mailLink(of, 'log-in-from-receipt'), of.owner),
  code: async (of: Account) => {
    const { codeRequest, code } = await runAsSystem(async (ctx) => {
      const { request, token } = await createCodeRequest(ctx, of.email);
      const mailed = createCode(ctx, { subject: of.id, email: of.email }, request);
      await mailed.statement;
      return { codeRequest: token, code: mailed.token };
    });
    return of.owner.post('/api/auth/log-in-by-code', { email: of.email, code, codeRequest });
  },
  reset: async (of: Account) => {
    const link = await runAsSystem(async (ctx) =>
      requireLink(ctx, ['reset-password'], await mailLink(of, 'reset-password')),
    );
    // The call itself does the same, and also hashes the password.
    return runAsSystem((ctx) =>
      proveAddress(ctx, link, { onProven: () => [], newHash: 'chosen by the owner' }),
    );
  },
  passkey: async ({ stranger, id }: Account) => {
    const { status } = await stranger.post('/api/users/me/passkeys/challenge', {});
    const row = { id, userId: id, credentialID: id, publicKey: 'k', counter: 0, deviceType: 'd' };
    if (status === 200) await insertRow('passkey', row);
  },
  invite: async (of: Account) =>
    of.owner.post('/api/charity-invitations/accept', {
      token: await mailLink(of, 'charity-invitation', charityId ?? ''),
    }),
  grant: ({ email }: Account) => grantAdmin(db, { email, now: new Date(), needsPasskey: false }),
} as const;
type Event = keyof typeof EVENTS;
/** What logs the owner in by mail; the orders use them in turn. */
const LOG_INS = ['link', 'code', 'receipt'] as const;
const PROOFS: readonly Event[] = ['verify', 'reset', ...LOG_INS];

/** Returns every order of some events. */
const permute = (events: readonly Event[]): readonly (readonly Event[])[] =>
  events.length === 0
    ? [[]]
    : events.flatMap((first) =>
        permute(events.filter((event) => event !== first)).map((others) => [first, ...others]),
      );

/** Lists all subsequences of four events in an order. */
const listFours = (order: readonly Event[]): readonly string[] =>
  order
    .reduce<Event[][]>((parts, event) => [...parts, ...parts.map((part) => [...part, event])], [[]])
    .filter((part) => part.length === 4)
    .map((part) => part.join());

/** Picks orders of events until every order of any four of them occurs within one. */
function pickOrders(events: readonly Event[]): readonly (readonly Event[])[] {
  const orders = permute(events).map((order) => ({ order, fours: listFours(order) }));
  const missing = new Set(orders.flatMap(({ fours }) => fours));
  const picked: (readonly Event[])[] = [];
  while (missing.size > 0) {
    const counts = orders.map(({ fours }) => fours.filter((four) => missing.has(four)).length);
    const best = orders[counts.indexOf(Math.max(...counts))];
    if (!best) break;
    picked.push(best.order);
    for (const four of best.fours) missing.delete(four);
  }
  return picked;
}

/** Expects that no session, password, passkey or link of the stranger opens the account. */
async function expectLockedOut({ id, stranger }: Account, order: string): Promise<void> {
  const calls = [
    stranger.get('/api/users/me'),
    stranger.patch('/api/users/me', { name: 'Stranger' }),
    stranger.post('/api/users/refresh-token'),
  ];
  expect(
    (await Promise.all(calls)).map(({ status }) => status),
    order,
  ).toEqual(calls.map(() => 401));
  expect(await countRows('passkey', { userId: id }), order).toBe(0);
  const stored = await findRows('account', { userId: id });
  expect(
    stored.map(({ password }) => password),
    order,
  ).not.toContain(STRANGERS_HASH);
}

test('after the owner’s first proof the stranger can do nothing, in any order of events', async () => {
  for (const [at, each] of pickOrders(['verify', 'link', 'reset', 'passkey', 'invite', 'grant']).entries()) {
    const logIn = LOG_INS[at % LOG_INS.length] ?? 'link';
    const order = each.map((event) => (event === 'link' ? logIn : event));
    const registered = await registerByStranger();
    for (const event of order) {
      await EVENTS[event](registered);
      const isFirstProof = event === order.find((each) => PROOFS.includes(each));
      if (isFirstProof) expect((await registered.stranger.get('/api/users/me')).status).toBe(401);
    }
    await expectLockedOut(registered, order.join());
  }
});
