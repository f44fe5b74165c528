import { expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR_MS } from '#api/platform/rules.ts';
import { createBrowser, ORIGIN, toRefusal, toInvalid } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { createAnswer, createFan, getSubmission } from '../support/answers.ts';
import { seedCampaign } from '../support/seed.ts';
import { SITE, createFrameFan, seedCampaignWithOrigins, subscribeFromFrame } from '../support/embeds.ts';
import { ORIGIN_INSECURE, TOO_MANY_ORIGINS } from '#api/embeds/rules.ts';

it('the frame’s session is a token in the response, not a cookie', async () => {
  const { frame, auth, bearer } = await createFrameFan(await seedCampaign());
  expect(auth.status).toBe(200);
  expect(auth.headers.getSetCookie()).toEqual([]);
  expect((await frame.get('/api/users/me')).status).toBe(401);
  const subscribed = await frame.post('/api/campaign-subscribe', {}, bearer);
  expect(subscribed).toMatchObject(toRefusal(400, 'validation_failed'));
});

it('the frame’s session has no role, and reads no submission before it made one', async () => {
  const { frame, bearer } = await createFrameFan(await seedCampaign());
  expect((await frame.get('/api/access', bearer)).body).toMatchObject({ role: null });
  const unknown = `/api/campaign-submissions/${crypto.randomUUID()}`;
  expect(await frame.get(unknown, bearer)).toMatchObject({ status: 404 });
  expect(await frame.post('/api/users/logout', {}, bearer)).toMatchObject({ status: 200 });
  expect(await frame.get(unknown, bearer)).toMatchObject({ status: 401 });
});

it('the frame’s session reads the submission that it made, and no other one of its person', async () => {
  const fan = await createLoggedInUser('fan');
  const [first, second] = [await seedCampaign(), await seedCampaign()];
  const subscribed = await fan.post('/api/campaign-subscribe', createAnswer(first.id));
  const { submissionId: other } = z.object({ submissionId: z.string() }).parse(subscribed.body);
  const { frame, bearer } = await createFrameFan(second, { email: fan.email, password: PASSWORD });
  expect(await frame.get(`/api/campaign-submissions/${other}`, bearer)).toMatchObject({ status: 404 });
  const made = await frame.post('/api/campaign-subscribe', createAnswer(second.id), bearer);
  const { submissionId } = z.object({ submissionId: z.string() }).parse(made.body);
  const own = await frame.get(`/api/campaign-submissions/${submissionId}`, bearer);
  expect(own).toMatchObject({ status: 200, body: { submission: { id: submissionId } } });
  expect(await frame.get(`/api/campaign-submissions/${other}`, bearer)).toMatchObject({ status: 404 });
  const retry = (id: string) => frame.post('/api/campaign-subscribe/retry', { submissionId: id }, bearer);
  expect(await retry(other)).toMatchObject({ status: 404 });
  expect(await retry(submissionId)).toMatchObject({ status: 200 });
});

it('the frame’s session lives for two hours', async () => {
  const { auth } = await createFrameFan(await seedCampaign());
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(auth.body);
  const [row] = await findRows('session', { userId: user.id });
  expect(row?.scope).toBe('subscribe');
  const leftMs = (row?.expiresAt.getTime() ?? 0) - Date.now();
  expect(leftMs).toBeLessThanOrEqual(2 * HOUR_MS);
  expect(leftMs).toBeGreaterThan(HOUR_MS);
});

it('the frame’s session is no token for a form on our own page', async () => {
  const campaign = await seedCampaign();
  const answer = await createBrowser().post('/api/campaign-subscribe/auth', {
    email: `${crypto.randomUUID()}@example.test`,
    campaignId: campaign.id,
  });
  expect(answer.body).not.toHaveProperty('token');
  expect(answer.headers.getSetCookie()).not.toEqual([]);
});

it('the frame’s session is refused from any other origin, and ends when its owner logs out', async () => {
  const campaign = await seedCampaign();
  const { frame, bearer } = await createFrameFan(campaign);
  const from = (origin: string) =>
    frame.post('/api/campaign-subscribe', createAnswer(campaign.id), { ...bearer, origin });
  expect(await from(SITE)).toMatchObject(toRefusal(403, 'origin_refused'));
  expect((await frame.post('/api/users/logout', undefined, bearer)).status).toBe(200);
  expect((await from(ORIGIN)).status).toBe(401);
});

it('the frame’s session is refused when the token was changed', async () => {
  const { frame, bearer } = await createFrameFan(await seedCampaign());
  // Change the signature's first letter, because the last one contains unused bits.
  const forged = bearer.authorization.replace(/(?<=\.)./, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect(forged).not.toBe(bearer.authorization);
  const path = '/api/campaign-subscribe';
  expect((await frame.post(path, {}, { authorization: forged })).status).toBe(401);
  expect((await frame.post(path, {}, bearer)).status).toBe(400);
});

it('the sites of a campaign are set and read by its owner, normalised and without duplicates', async () => {
  const { owner, campaign } = await seedCampaignWithOrigins([`${SITE}/`, SITE, 'https://Other.example']);
  const answer = await owner.get(`/api/campaigns/${campaign.id}/embed`);
  expect(answer.body).toEqual({ origins: [SITE, 'https://other.example'] });
});

it('the sites of a campaign are all refused when one is wrong, which is named', async () => {
  const { owner, campaign } = await seedCampaignWithOrigins([SITE]);
  const put = (origins: readonly string[]) =>
    owner.call(`/api/campaigns/${campaign.id}/embed`, { method: 'PUT', body: { origins } });
  expect(await put([SITE, 'http://plain.example'])).toMatchObject(toInvalid('origins.1', ORIGIN_INSECURE.en));
  expect(await put(Array.from({ length: 21 }, (_, at) => `https://s${at}.example`))).toMatchObject(
    toInvalid('origins', TOO_MANY_ORIGINS.en),
  );
  expect((await owner.get(`/api/campaigns/${campaign.id}/embed`)).body).toMatchObject({ origins: [SITE] });
  expect((await put([])).body).toMatchObject({ origins: [] });
});

it('where a submission came from is stored with no page outside the site, and nothing for a form on our own page', async () => {
  const campaign = await seedCampaign();
  const foreign = await subscribeFromFrame(campaign, { origin: SITE, page: 'https://evil.example/' });
  expect(await getSubmission(foreign.submissionId)).toMatchObject({ embedOrigin: SITE, embedPage: null });
  const fan = await createFan();
  const { body } = await fan.post('/api/campaign-subscribe', createAnswer(campaign.id));
  const { submissionId } = z.object({ submissionId: z.string() }).parse(body);
  expect(await getSubmission(submissionId)).toMatchObject({ embedOrigin: null, embedPage: null });
});
