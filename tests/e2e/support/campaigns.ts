import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { Campaign, CampaignCard } from '#api/campaigns/contract.ts';
import { logIn, post } from './account.ts';

/** Tests put part of a UUID into names of campaigns or artists; those campaigns may change at any time. */
const OF_A_TEST = /[\da-f]{8}/;

/** Lists the demo campaigns in a phase. */
export async function listCampaignsInPhase(
  request: APIRequestContext,
  phase: CampaignCard['phase'],
): Promise<CampaignCard[]> {
  const { docs }: { docs: CampaignCard[] } = await (await request.get('/api/campaigns-list')).json();
  return docs.filter(
    (campaign) => campaign.phase === phase && !OF_A_TEST.test(`${campaign.name} ${campaign.celebrity.name}`),
  );
}

/** Returns a demo campaign in a phase; `at` selects another one. */
export async function getCampaignInPhase(
  request: APIRequestContext,
  phase: CampaignCard['phase'],
  at = 0,
): Promise<CampaignCard> {
  const found = (await listCampaignsInPhase(request, phase)).at(at);
  if (!found) throw new Error(`the demo data has no campaign in phase ${phase}`);
  return found;
}

/** Logs the page in as the demo celebrity and returns one of their campaigns. */
export async function findOwnCampaign(
  page: Page,
  isWanted: (campaign: Campaign) => boolean,
): Promise<Campaign> {
  await logIn(page, 'celebrity@powerhour.test');
  const { docs }: { docs: Campaign[] } = await (await page.request.get('/api/campaigns/mine')).json();
  const found = docs.find(isWanted);
  if (!found) throw new Error('the demo celebrity has no such campaign');
  return found;
}

const Created = z.object({
  doc: z.object({ id: z.string(), slug: z.string(), name: z.string(), artistName: z.string() }),
});

/** A confirmed charity of the demo. */
const CHARITY = 'De Leesboot';
const Charities = z.object({ docs: z.array(z.object({ id: z.string(), name: z.string() })) });

/** Creates a campaign of the logged-in person, far in the future, so that no other test finds it first. */
export async function createCampaign(page: Page, more: Readonly<Record<string, unknown>> = {}) {
  const { docs } = Charities.parse(await (await page.request.get('/api/charity-whitelist-custom')).json());
  const created = await post(page, '/api/campaigns/create', {
    name: `Soup for a street ${crypto.randomUUID().slice(0, 8)}`,
    artistName: crypto.randomUUID().slice(0, 18),
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'audio',
    thankYouIncludePhotos: true,
    importantKeywords: 'cooking, neighbours, soup',
    keywordPriorities: { cooking: 1, neighbours: 2, soup: 3 },
    charity: docs.find(({ name }) => name === CHARITY)?.id,
    agreeToTerms: true,
    agreeToProtocol: true,
    ...more,
  });
  return Created.parse(created).doc;
}

/** Subscribes the logged-in person to an open demo campaign; the checkout stays open. */
export async function subscribeToOpenCampaign(page: Page): Promise<{ readonly campaign: string }> {
  const { id, name, fanQuestion } = await getCampaignInPhase(page.request, 'open');
  // Contains a word that fits on no phone's screen.
  const answer = { question: fanQuestion, answer: `Because of the ${'soup'.repeat(40)}.` };
  await post(page, '/api/campaign-subscribe', { campaign: id, answer });
  return { campaign: name };
}
