import { exports } from 'cloudflare:workers';
import { expect } from 'vitest';
import { z } from 'zod';
import { createBrowser } from './api.ts';
import { createLoggedInUser } from './people.ts';
import { createAnswer } from './answers.ts';
import { listCheckoutSessions } from './provider.ts';
import { seedCampaign } from './seed.ts';

/** A partner's site, and its page that shows the form. */
export const SITE = 'https://charity.example';
export const PAGE = `${SITE}/give?from=news`;

type SeededCampaign = Awaited<ReturnType<typeof seedCampaign>>;

/** Seeds a campaign with a logged-in owner who allows some origins. */
export async function seedCampaignWithOrigins(origins: readonly string[]) {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id });
  const answer = await owner.call(`/api/campaigns/${campaign.id}/embed`, {
    method: 'PUT',
    body: { origins },
  });
  expect(answer.status).toBe(200);
  return { owner, campaign };
}

/** Creates a fan in a frame, with a token instead of cookies. */
export async function createFrameFan(
  campaign: SeededCampaign,
  login: { email: string; password?: string } = { email: `${crypto.randomUUID()}@example.test` },
) {
  const frame = createBrowser();
  const auth = await frame.post('/api/campaign-subscribe/auth', {
    ...login,
    campaignId: campaign.id,
    language: 'en',
    embed: true,
  });
  const { token } = z.object({ token: z.string() }).parse(auth.body);
  return { frame, auth, bearer: { authorization: `Bearer ${token}` } };
}

/** Subscribes a fan from a partner's page. */
export async function subscribeFromFrame(campaign: SeededCampaign, embed = { origin: SITE, page: PAGE }) {
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

/** Opens one of our URLs as a browser without cookies. */
export const fetchRedirect = (address: string, language = 'en') =>
  exports.default.fetch(address, { redirect: 'manual', headers: { 'accept-language': language } });

/** Returns where one of our URLs redirects to. */
export async function fetchLocation(address: string): Promise<string> {
  const answer = await fetchRedirect(address);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

export const extractTicket = (address: string) => new URL(address).hash.replace(/^.*powerhour=/, '');
