import { expect, it } from 'vitest';
import { pruneCheckoutKeys } from '#api/embeds/index.ts';
import { CHECKOUT_KEY_RETENTION_MS, CHECKOUT_KEY_USED } from '#api/embeds/rules.ts';
import { sha256 } from '#api/platform/digest.ts';
import { ORIGIN, runAsSystem } from '../support/api.ts';
import { changeRows } from '../support/rows.ts';
import { createAnswer, getSubmissionStatus } from '../support/answers.ts';
import { simulateAtProvider, listCheckoutSessions } from '../support/provider.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';
import { signToken } from '#api/platform/signed-token.ts';
import {
  SITE,
  PAGE,
  seedCampaignWithOrigins,
  subscribeFromFrame,
  fetchRedirect,
  fetchLocation,
  extractTicket,
} from '../support/embeds.ts';

it('redirects lead through our own origin to the checkout once, and then to a page that leads back to the campaign', async () => {
  const campaign = await seedCampaign();
  const { url, session } = await subscribeFromFrame(campaign);
  expect(url.startsWith(`${ORIGIN}/api/embed/go?key=`)).toBe(true);
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetchRedirect(url)));
  const led = answers.filter(({ status }) => status === 303);
  expect(led.map(({ headers }) => headers.get('location'))).toEqual([session.url]);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(4);
  const late = await fetchRedirect(url, 'nl');
  expect(late.status).toBe(410);
  expect(late.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(late.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await late.text();
  expect(page).toContain(CHECKOUT_KEY_USED.nl);
  expect(page).toContain(`href="${ORIGIN}/nl/campaigns/${campaign.slug}"`);
});

it('redirects lead nowhere with a key that has expired, and say so until it is pruned', async () => {
  const { url } = await subscribeFromFrame(await seedCampaign());
  const expiresAt = new Date(Date.now() - 1);
  const id = sha256(`checkout:${new URL(url).searchParams.get('key')}`, 'base64url');
  const setExpiry = (at: Date) => changeRows('checkoutKeys', { id }, { expiresAt: at });
  await setExpiry(expiresAt);
  await runAsSystem(pruneCheckoutKeys);
  expect((await fetchRedirect(url)).status).toBe(410);
  await setExpiry(new Date(expiresAt.getTime() - CHECKOUT_KEY_RETENTION_MS));
  expect(await runAsSystem(pruneCheckoutKeys)).toBeGreaterThan(0);
  expect((await fetchRedirect(url)).status).toBe(404);
});

it('redirects lead to a page of ours with a key that is not ours', async () => {
  const { submissionId, session } = await subscribeFromFrame(await seedCampaign());
  const wrongPurpose = new URL(String(session['success_url'])).searchParams.get('key');
  for (const key of ['https://evil.example', submissionId, wrongPurpose]) {
    const answer = await fetchRedirect(`${ORIGIN}/api/embed/go?key=${key}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`href="${ORIGIN}/en/campaigns"`);
  }
});

it('redirects return to the partner’s page with a ticket while its site is allowed', async () => {
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

it('redirects return to no other site than that of the page that the key was made for', async () => {
  const other = 'https://other.example';
  const { campaign } = await seedCampaignWithOrigins([SITE, other]);
  const { session, submissionId } = await subscribeFromFrame(campaign);
  const returnUrl = String(session['success_url']);
  const movePage = (embedPage: string) => changeSubmission(submissionId, { embedPage });
  await movePage(`${SITE}/another-page`);
  expect(await fetchLocation(returnUrl)).toMatch(`${SITE}/another-page#powerhour=`);
  await movePage(`${other}/give`);
  expect(await fetchLocation(returnUrl)).toMatch(`${ORIGIN}/en/campaigns/${campaign.slug}/thanks`);
});

it('redirects return to the page of a site on which the fan started afresh', async () => {
  const other = 'https://other.example';
  const { campaign } = await seedCampaignWithOrigins([SITE, other]);
  const { frame, bearer, submissionId, session } = await subscribeFromFrame(campaign);
  await simulateAtProvider('expire', session.id);
  const embed = { origin: other, page: `${other}/give` };
  const again = await frame.post('/api/campaign-subscribe', { ...createAnswer(campaign.id), embed }, bearer);
  expect(again.status).toBe(200);
  const [latest] = await listCheckoutSessions(submissionId);
  expect(latest?.id).not.toBe(session.id);
  expect(await fetchLocation(String(latest?.['success_url']))).toMatch(`${other}/give#powerhour=`);
});

it('redirects never return to a site that was not allowed when the key was made', async () => {
  const { owner, campaign } = await seedCampaignWithOrigins([]);
  const { session } = await subscribeFromFrame(campaign);
  await owner.call(`/api/campaigns/${campaign.id}/embed`, { method: 'PUT', body: { origins: [SITE] } });
  expect(await fetchLocation(String(session['success_url']))).toMatch(
    `${ORIGIN}/en/campaigns/${campaign.slug}/`,
  );
});

it('redirects return to our own pages from a site that is not allowed', async () => {
  const campaign = await seedCampaign();
  const { session, submissionId } = await subscribeFromFrame(campaign);
  const campaignUrl = `${ORIGIN}/en/campaigns/${campaign.slug}`;
  expect(await fetchLocation(String(session['success_url']))).toMatch(
    `${campaignUrl}/thanks?submission=${submissionId}#powerhour=`,
  );
  expect(await fetchLocation(String(session['cancel_url']))).toBe(`${campaignUrl}?payment=cancelled`);
  expect(await fetchLocation(`${ORIGIN}/api/embed/return?key=${submissionId}`)).toBe(`${ORIGIN}/en`);
});

it('the ticket gives access to the status of its payment, also before the provider’s message arrives, and to nothing else', async () => {
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

it('the ticket is refused when it is changed, expired, or another key of ours', async () => {
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
