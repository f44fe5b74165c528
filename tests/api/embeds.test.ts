import { env, exports } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { session as sessions } from '#api/accounts/table.ts';
import { ORIGIN_INSECURE, TOO_MANY_ORIGINS } from '#api/embeds/rules.ts';
import { openDb } from '#api/platform/db.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { createBrowser, ORIGIN } from '../support/browser.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import {
  createAnswer,
  runAsSystem,
  simulateAtProvider,
  createFan,
  listCheckoutSessions,
  getSubmissionStatus,
  getSubmission,
} from '../support/payments.ts';
import { seedCampaign } from '../support/seed.ts';
import { signToken } from '#api/platform/signed-token.ts';

const SITE = 'https://charity.example';
const PAGE = `${SITE}/give?from=news`;

type SeededCampaign = Awaited<ReturnType<typeof seedCampaign>>;

/** Seeds a campaign with a logged-in owner who allows some sites. */
async function seedCampaignWithOrigins(origins: readonly string[]) {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id });
  const answer = await owner.call(`/api/campaigns/${campaign.id}/embed`, {
    method: 'PUT',
    body: { origins },
  });
  expect(answer.status).toBe(200);
  return { owner, campaign };
}

/** Creates a fan in a frame, who has a token instead of cookies. */
async function createFrameFan(campaign: SeededCampaign) {
  const frame = createBrowser();
  const email = `${crypto.randomUUID()}@example.test`;
  const auth = await frame.post('/api/campaign-subscribe/auth', {
    email,
    campaignId: campaign.id,
    language: 'en',
    embed: true,
  });
  const { token } = z.object({ token: z.string() }).parse(auth.body);
  return { frame, auth, bearer: { authorization: `Bearer ${token}` } };
}

/** Subscribes a fan from a partner's page. */
async function subscribeFromFrame(campaign: SeededCampaign, embed = { origin: SITE, page: PAGE }) {
  const { frame, bearer } = await createFrameFan(campaign);
  const answer = await frame.post(
    '/api/campaign-subscribe',
    { ...createAnswer(campaign.id), language: 'en', embed },
    bearer,
  );
  expect(answer.status).toBe(200);
  const { url, submissionId } = z.object({ url: z.url(), submissionId: z.string() }).parse(answer.body);
  const [session] = await listCheckoutSessions(submissionId);
  if (!session) throw new Error('the sandbox has no session');
  return { frame, bearer, url, submissionId, session };
}

/** Returns where an address of ours redirects to. */
async function fetchLocation(address: string): Promise<string> {
  const answer = await exports.default.fetch(address, {
    redirect: 'manual',
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

const extractTicket = (address: string) => new URL(address).hash.replace(/^.*powerhour=/, '');

describe('the frame’s session', () => {
  it('is a token in the response, not a cookie', async () => {
    const { frame, auth, bearer } = await createFrameFan(await seedCampaign());
    expect(auth.status).toBe(200);
    expect(auth.headers.getSetCookie()).toEqual([]);
    expect((await frame.get('/api/users/me')).status).toBe(401);
    const subscribed = await frame.post('/api/campaign-subscribe', {}, bearer);
    expect(subscribed).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('opens subscribing and the own submission, and nothing else', async () => {
    const { frame, bearer } = await createFrameFan(await seedCampaign());
    const refused = [
      ['GET', '/api/users/me'],
      ['PATCH', '/api/users/me'],
      ['GET', '/api/users/me/profile'],
      ['GET', '/api/users/me/export'],
      ['DELETE', '/api/users/me'],
      ['POST', '/api/users/refresh-token'],
      ['POST', '/api/auth/change-password'],
      ['POST', '/api/auth/change-email'],
      ['GET', '/api/campaign-submissions/user-submissions'],
      ['POST', '/api/campaign-submissions/verify-all-pending'],
      ['DELETE', `/api/campaign-submissions/${crypto.randomUUID()}`],
      ['GET', '/api/campaigns/mine'],
    ] as const;
    for (const [method, path] of refused) {
      const body =
        method === 'GET'
          ? {}
          : {
              body: {
                password: 'x',
                name: 'x',
                currentPassword: 'x',
                newPassword: 'long enough',
                newEmail: 'a@b.example',
              },
            };
      const answer = await frame.call(path, { method, ...body, headers: bearer });
      expect([path, answer.status]).toEqual([path, expect.toBeOneOf([401, 403])]);
    }
    expect((await frame.get('/api/access', bearer)).body).toMatchObject({ role: null });
    const unknown = `/api/campaign-submissions/${crypto.randomUUID()}`;
    expect(await frame.get(unknown, bearer)).toMatchObject({ status: 404 });
    const byCampaign = `/api/campaign-submissions/by-campaign/${crypto.randomUUID()}`;
    expect(await frame.get(byCampaign, bearer)).toMatchObject({ status: 200, body: { submission: null } });
    expect(await frame.post('/api/users/logout', {}, bearer)).toMatchObject({ status: 200 });
    expect(await frame.get(unknown, bearer)).toMatchObject({ status: 401 });
  });

  it('lives for two hours', async () => {
    const { auth } = await createFrameFan(await seedCampaign());
    const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(auth.body);
    const [row] = await openDb(env).select().from(sessions).where(eq(sessions.userId, user.id));
    expect(row?.scope).toBe('subscribe');
    const leftMs = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(leftMs).toBeLessThanOrEqual(2 * HOUR_MS);
    expect(leftMs).toBeGreaterThan(HOUR_MS);
  });

  it('is no token for a form on our own page', async () => {
    const campaign = await seedCampaign();
    const answer = await createBrowser().post('/api/campaign-subscribe/auth', {
      email: `${crypto.randomUUID()}@example.test`,
      campaignId: campaign.id,
    });
    expect(answer.body).not.toHaveProperty('token');
    expect(answer.headers.getSetCookie()).not.toEqual([]);
  });

  it('is refused from any other origin, and ends when its owner logs out', async () => {
    const campaign = await seedCampaign();
    const { frame, bearer } = await createFrameFan(campaign);
    const from = (origin: string) =>
      frame.post('/api/campaign-subscribe', createAnswer(campaign.id), { ...bearer, origin });
    expect(await from(SITE)).toMatchObject({ status: 403, body: { code: 'origin_refused' } });
    expect((await frame.post('/api/users/logout', undefined, bearer)).status).toBe(200);
    expect((await from(ORIGIN)).status).toBe(401);
  });

  it('is refused when the token was changed', async () => {
    const { frame, bearer } = await createFrameFan(await seedCampaign());
    // The first letter of the signature: the last one holds unused bits.
    const forged = bearer.authorization.replace(/(?<=\.)./, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(forged).not.toBe(bearer.authorization);
    const path = '/api/campaign-subscribe';
    expect((await frame.post(path, {}, { authorization: forged })).status).toBe(401);
    expect((await frame.post(path, {}, bearer)).status).toBe(400);
  });
});

describe('the sites of a campaign', () => {
  it('are set and read by its owner, normalised and without duplicates', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([`${SITE}/`, SITE, 'https://Other.example']);
    const answer = await owner.get(`/api/campaigns/${campaign.id}/embed`);
    expect(answer.body).toEqual({ origins: [SITE, 'https://other.example'], counts: [] });
  });

  it('are hidden from everybody else', async () => {
    const { campaign } = await seedCampaignWithOrigins([SITE]);
    const path = `/api/campaigns/${campaign.id}/embed`;
    for (const other of [
      await createLoggedInUser('celebrity'),
      await createLoggedInUser('fan'),
      await createLoggedInUser('admin'),
    ]) {
      expect((await other.get(path)).status).toBe(404);
      expect((await other.call(path, { method: 'PUT', body: { origins: [] } })).status).toBe(404);
    }
    const anonymous = createBrowser();
    expect((await anonymous.get(path)).status).toBe(401);
    expect((await anonymous.call(path, { method: 'PUT', body: { origins: [] } })).status).toBe(401);
  });

  it('are all refused when one is wrong, which is named', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([SITE]);
    const put = (origins: readonly string[]) =>
      owner.call(`/api/campaigns/${campaign.id}/embed`, { method: 'PUT', body: { origins } });
    expect(await put([SITE, 'http://plain.example'])).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ path: 'origins.1', message: ORIGIN_INSECURE.en }] },
    });
    expect(await put(Array.from({ length: 21 }, (_, at) => `https://s${at}.example`))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'origins', message: TOO_MANY_ORIGINS.en }] },
    });
    expect((await owner.get(`/api/campaigns/${campaign.id}/embed`)).body).toMatchObject({ origins: [SITE] });
    expect((await put([])).body).toMatchObject({ origins: [] });
  });
});

describe('where submissions came from', () => {
  it('is counted for the owner by site, all and paid, without personal data', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([SITE]);
    const paid = await subscribeFromFrame(campaign);
    await subscribeFromFrame(campaign);
    await subscribeFromFrame(campaign, { origin: 'https://unknown.example', page: PAGE });
    await simulateAtProvider('pay', paid.session.id);
    const ticket = extractTicket(await fetchLocation(String(paid.session['success_url'])));
    await paid.frame.post('/api/embed/payment', { ticket, ask: true });
    const { body } = await owner.get(`/api/campaigns/${campaign.id}/embed`);
    expect(body).toEqual({
      origins: [SITE],
      counts: [
        { origin: SITE, all: 2, paid: 1 },
        { origin: 'https://unknown.example', all: 1, paid: 0 },
      ],
    });
  });

  it('store no page outside the site, and nothing for a form on our own page', async () => {
    const campaign = await seedCampaign();
    const foreign = await subscribeFromFrame(campaign, { origin: SITE, page: 'https://evil.example/' });
    expect(await getSubmission(foreign.submissionId)).toMatchObject({ embedOrigin: SITE, embedPage: null });
    const fan = await createFan();
    const { body } = await fan.post('/api/campaign-subscribe', createAnswer(campaign.id));
    const { submissionId } = z.object({ submissionId: z.string() }).parse(body);
    expect(await getSubmission(submissionId)).toMatchObject({ embedOrigin: null, embedPage: null });
  });
});

describe('redirects', () => {
  it('lead through our own origin to the open checkout', async () => {
    const { url, session } = await subscribeFromFrame(await seedCampaign());
    expect(url.startsWith(`${ORIGIN}/api/embed/go?key=`)).toBe(true);
    expect(await fetchLocation(url)).toBe(session.url);
  });

  it('lead to our own dashboard with a key that is not ours', async () => {
    const { submissionId, session } = await subscribeFromFrame(await seedCampaign());
    const dashboard = `${ORIGIN}/en/dashboard`;
    const wrongPurpose = new URL(String(session['success_url'])).searchParams.get('key');
    const late = await runAsSystem((ctx) =>
      signToken(ctx, 'embed-go', submissionId, new Date(Date.now() - 1)),
    );
    for (const key of ['https://evil.example', submissionId, wrongPurpose, late]) {
      expect(await fetchLocation(`${ORIGIN}/api/embed/go?key=${key}`)).toBe(dashboard);
    }
  });

  it('return to the partner’s page with a ticket while its site is allowed', async () => {
    const { owner, campaign } = await seedCampaignWithOrigins([SITE]);
    const { session } = await subscribeFromFrame(campaign);
    for (const address of [session['success_url'], session['cancel_url']]) {
      expect(await fetchLocation(String(address))).toMatch(`${PAGE}#powerhour=${campaign.slug}.`);
    }
    await owner.call(`/api/campaigns/${campaign.id}/embed`, { method: 'PUT', body: { origins: [] } });
    expect(await fetchLocation(String(session['success_url']))).toMatch(
      `${ORIGIN}/en/campaigns/${campaign.slug}/`,
    );
  });

  it('return to our own pages from a site that is not allowed', async () => {
    const campaign = await seedCampaign();
    const { session, submissionId } = await subscribeFromFrame(campaign);
    const campaignUrl = `${ORIGIN}/en/campaigns/${campaign.slug}`;
    expect(await fetchLocation(String(session['success_url']))).toMatch(
      `${campaignUrl}/thanks?submission=${submissionId}#powerhour=`,
    );
    expect(await fetchLocation(String(session['cancel_url']))).toBe(`${campaignUrl}?payment=cancelled`);
    expect(await fetchLocation(`${ORIGIN}/api/embed/return?key=${submissionId}`)).toBe(`${ORIGIN}/en`);
  });
});

describe('the ticket', () => {
  it('gives access to the status of its payment, also before the provider’s message arrives, and to nothing else', async () => {
    const { campaign } = await seedCampaignWithOrigins([SITE]);
    const { session, submissionId, frame } = await subscribeFromFrame(campaign);
    const ticket = extractTicket(await fetchLocation(String(session['success_url'])));
    const ask = (body: unknown) => frame.post('/api/embed/payment', body);
    expect((await ask({ ticket })).body).toEqual({ paymentStatus: 'pending' });
    await simulateAtProvider('pay', session.id);
    expect((await ask({ ticket, ask: true })).body).toEqual({ paymentStatus: 'paid' });
    expect(await getSubmissionStatus(submissionId)).toBe('paid');
    const asSession = { authorization: `Bearer ${ticket}` };
    expect((await frame.get('/api/users/me', asSession)).status).toBe(401);
  });

  it('is refused when it is changed, expired, or another key of ours', async () => {
    const { session, submissionId, url, frame } = await subscribeFromFrame(await seedCampaign());
    const ticket = extractTicket(await fetchLocation(String(session['success_url'])));
    const over = await runAsSystem((ctx) =>
      signToken(ctx, 'embed-state', submissionId, new Date(Date.now() - 1)),
    );
    const keys = [url, String(session['success_url'])].map((one) => new URL(one).searchParams.get('key'));
    for (const wrong of [`${ticket}A`, ticket.slice(0, -3), `x.${over}`, ...keys.map((key) => `x.${key}`)]) {
      expect((await frame.post('/api/embed/payment', { ticket: wrong })).status).toBe(404);
    }
    const elsewhere = await frame.post('/api/embed/payment', { ticket }, { origin: SITE });
    expect(elsewhere.status).toBe(403);
  });
});
