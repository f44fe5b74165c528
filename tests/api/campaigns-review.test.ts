import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { URL_INVALID } from '#api/accounts/rules.ts';
import { CampaignsInReview, LoggedActionsPage } from '#api/admin/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { CampaignDraft } from '#api/campaigns/draft-contract.ts';
import { toProofCode } from '#api/campaigns/review-rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { createCampaign } from '#api/management/create-campaign.ts';
import { updateCampaign } from '#api/management/update-campaign.ts';
import { fetchPublicPage } from '#api/platform/fetch-public-page.ts';
import { callApi, withParts, listOutbox, actAs, db, runAsSystem, toInvalid } from '../support/api.ts';
import { createDraft, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, type Person, mailLink } from '../support/people.ts';
import { getCampaign } from '../support/seed.ts';
import { createAnswer } from '../support/answers.ts';
import { accept } from '../support/teams.ts';

await seedDraftCharity();

const admin = await createLoggedInUser('admin');

/** Creates a campaign while the setting requires a review. */
const create = (person: Person, changes: Record<string, unknown> = {}, mode = 'first') =>
  runAsSystem(
    (ctx) => createCampaign(actAs(ctx, person), CampaignDraft.parse(createDraft(changes))),
    new Date(),
    withParts({ CAMPAIGN_REVIEW: mode }),
  );
const rename = (person: Person, { id }: Campaign, artistName: string) =>
  runAsSystem(
    (ctx) => updateCampaign(actAs(ctx, person), id, { artistName }),
    new Date(),
    withParts({ CAMPAIGN_REVIEW: 'first' }),
  );
const subscribe = (person: Person, { id }: Campaign) =>
  person.post('/api/campaign-subscribe', createAnswer(id));
const decide = ({ id, version }: Campaign, decision: string, reason = 'Her site links to it') =>
  admin.post(`/api/admin/campaigns/${id}/review`, { decision, reason, version });

async function findInReview({ id }: Campaign) {
  const { body } = await admin.get('/api/admin/reviews');
  return CampaignsInReview.parse(body).docs.find((doc) => doc.id === id);
}

const isPublic = async ({ slug }: Campaign) => (await callApi(`/campaigns/by-slug/${slug}`)).status === 200;

test('a celebrity’s first campaign is its owner’s and the admins’ alone, in no list, and takes no money', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await create(owner);
  expect(campaign).toMatchObject({ isPublic: false, review: 'waiting' });
  expect(await isPublic(campaign)).toBe(false);
  for (const person of [owner, admin])
    expect((await person.get(`/api/campaigns/by-slug/${campaign.slug}`)).status).toBe(200);
  const fan = await createLoggedInUser('fan');
  expect((await fan.get(`/api/campaigns/by-slug/${campaign.slug}`)).status).toBe(404);
  for (const path of ['/campaigns-list?limit=100', '/campaigns-list/addresses'])
    expect(await (await callApi(path)).text()).not.toContain(campaign.slug);
  for (const person of [fan, admin]) expect((await subscribe(person, campaign)).status).toBe(404);
});

test('a celebrity’s first campaign is confirmed with a note, a mail and a line with its name, and the next needs no review', async () => {
  const owner = await createLoggedInUser('celebrity');
  const artistName = `Mila ${crypto.randomUUID()}`;
  const campaign = await create(owner, { artistName });
  expect(await findInReview(campaign)).toMatchObject({
    owner: { email: owner.email, campaigns: 1, confirmed: 0 },
    proofCode: toProofCode(campaign.id),
  });
  expect((await decide(campaign, 'confirm')).status).toBe(200);
  expect(await isPublic(campaign)).toBe(true);
  expect(await findInReview(campaign)).toBeUndefined();
  const next = await create(owner, { artistName });
  expect(next).toMatchObject({ isPublic: true, review: 'confirmed', celebrity: { isConfirmed: true } });
  expect(await create(owner)).toMatchObject({ isPublic: false, review: 'waiting' });
  expect(await create(owner, { artistName }, 'all')).toMatchObject({ isPublic: false });
  const subjects = async () => (await listOutbox(owner.email, campaign.name)).map(({ subject }) => subject);
  await expect.poll(subjects).toEqual([`We have confirmed your campaign: “${campaign.name}”`]);
  const { docs } = LoggedActionsPage.parse((await admin.get('/api/admin/log')).body);
  expect(docs.find(({ subject }) => subject === campaign.id)).toMatchObject({
    action: 'campaign-confirmed',
    name: `${campaign.name} · ${artistName}`,
    reason: 'Her site links to it',
  });
});

test('a celebrity’s first campaign waits also where they took one over that an admin had confirmed for another account', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const artist = { artistName: 'Noor' };
  const campaign = await create(owner, artist);
  expect((await decide(campaign, 'confirm')).status).toBe(200);
  const token = await mailLink(next.email, 'invitation', () =>
    owner.post(`/api/campaigns/${campaign.id}/hand-over`, { email: next.email }),
  );
  expect((await accept(next, token)).status).toBe(200);
  expect(await create(next, artist)).toMatchObject({ review: 'waiting' });
  expect(await isPublic(campaign)).toBe(true);
});

test('a celebrity’s first campaign is asked about or declined, with a reason that its owner reads', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await create(owner);
  expect((await decide(campaign, 'ask', 'Which site is yours?')).status).toBe(200);
  expect(await findInReview(campaign)).toMatchObject({
    review: 'asked',
    reviewReason: 'Which site is yours?',
  });
  expect((await decide(campaign, 'decline', 'She says it is not hers')).status).toBe(200);
  const { body } = await owner.get('/api/campaigns/mine');
  expect(body).toMatchObject({
    docs: [{ review: 'declined', reviewReason: 'She says it is not hers', isPublic: false }],
  });
  expect((await decide(campaign, 'confirm')).status).toBe(409);
  const reasons = async () =>
    (await listOutbox(owner.email, campaign.name)).flatMap(
      ({ text }) => /Which site is yours|not hers/.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await reasons()).toSorted()).toEqual(['Which site is yours', 'not hers']);
});

test('a celebrity’s first campaign leaves the queue when its owner cancels it', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await create(owner);
  const cancelled = await owner.post(`/api/campaigns/${campaign.id}/cancel`, {
    reason: 'Another time, maybe next year',
  });
  expect(cancelled.status).toBe(200);
  expect(await findInReview(campaign)).toBeUndefined();
  expect((await decide(campaign, 'confirm')).status).toBe(409);
});

test('a celebrity’s first campaign is decided about once, in the version that the admin saw', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await create(owner);
  await rename(owner, campaign, `Bo ${crypto.randomUUID()}`);
  expect((await decide(campaign, 'confirm')).status).toBe(409);
  const seen = { ...campaign, version: campaign.version + 1 };
  const answers = await Promise.all([decide(seen, 'confirm'), decide(seen, 'decline')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a confirmed campaign waits again under another name, and takes no money meanwhile', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await create(owner);
  await decide(campaign, 'confirm');
  const renamed = rename(owner, campaign, `Bo ${crypto.randomUUID()}`);
  const fan = await createLoggedInUser('fan');
  const [{ isPublic: shown }, paid] = await Promise.all([
    renamed.catch(() => campaign),
    subscribe(fan, campaign),
  ]);
  const { publishedAt, review } = await getCampaign(campaign.id);
  // Either order is fine: a fan who was sent to pay has frozen the name, or finds no campaign.
  if (paid.status === 200) expect([review, publishedAt instanceof Date]).toEqual(['confirmed', true]);
  else expect([paid.status, review, publishedAt, shown]).toEqual([404, 'waiting', null, false]);
});

const lookup = () => Promise.resolve(['8.8.8.8']);
const stubFetch = (answer: (url: string) => Response) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url) => Promise.resolve(answer(url instanceof Request ? url.url : url.toString())));
const page = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/html' } });
const options = { standIn: undefined, lookup };

test.each([
  'http://noor.nl',
  'https://noor.nl:8443',
  'https://noor@noor.nl',
  'https://8.8.8.8',
  'https://[2606:4700::1]',
  'https://localhost',
  'https://intranet',
  'nowhere',
])('a proof is not looked for at %s', async (address) => {
  const calls = stubFetch(() => page('x'));
  expect(await fetchPublicPage(address, options)).toBeUndefined();
  expect(calls).not.toHaveBeenCalled();
});

test.each([['10.0.0.1'], ['127.0.0.1'], ['fd00::1'], ['::1'], ['::ffff:10.0.0.1'], []])(
  'a proof is not looked for at a name that stands for %s',
  async (...addresses) => {
    const calls = stubFetch(() => page('x'));
    const found = await fetchPublicPage('https://noor.nl', {
      ...options,
      lookup: () => Promise.resolve(addresses),
    });
    expect([found, calls.mock.calls.length]).toEqual([undefined, 0]);
  },
);

test('a proof is followed to public pages only, a few times', async () => {
  const go = (location: string) => new Response(null, { status: 302, headers: { location } });
  stubFetch((url) => (url === 'https://noor.nl/' ? go('/me') : page('found')));
  expect(await fetchPublicPage('https://noor.nl', options)).toBe('found');
  const inside = stubFetch(() => go('http://169.254.169.254/'));
  expect(await fetchPublicPage('https://noor.nl', options)).toBeUndefined();
  expect(inside).toHaveBeenCalledTimes(1 + 2);
  stubFetch(() => go('https://noor.nl/again'));
  expect(await fetchPublicPage('https://noor.nl', options)).toBeUndefined();
});

test('a proof is read up to a megabyte', async () => {
  stubFetch(() => page(new Uint8Array(3 * 1024 * 1024).fill(97)));
  expect((await fetchPublicPage('https://noor.nl', options))?.length).toBe(1024 * 1024);
  stubFetch(() => new Response('gone', { status: 404 }));
  expect(await fetchPublicPage('https://noor.nl', options)).toBeUndefined();
});

test('a proof is asked for by an admin, who sees when a page cannot be read', async () => {
  const campaign = await create(await createLoggedInUser('celebrity'));
  const path = `/api/admin/campaigns/${campaign.id}/proof`;
  expect(await admin.post(path, { url: 'https://localhost' })).toMatchObject({
    status: 200,
    body: { proof: 'unreachable' },
  });
  for (const url of ['javascript:alert(1)', ''])
    expect(await admin.post(path, { url })).toMatchObject(toInvalid('url', URL_INVALID.en));
  expect(await db.$count(campaigns, eq(campaigns.id, campaign.id))).toBe(1);
});
