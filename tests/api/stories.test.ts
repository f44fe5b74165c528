import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pruneUnusedPictures } from '#api/campaigns/index.ts';
import { mails } from '#api/schema.ts';
import { CampaignStories, OwnStory, StoriesPage, type Story } from '#api/stories/contract.ts';
import { isInStory } from '#api/stories/index.ts';
import { STORIES_PAGE_SIZE } from '#api/stories/rules.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { createFan, seedAnswer } from '../support/answers.ts';
import { db, listOutbox, listQueuedMails, runAsSystem } from '../support/api.ts';
import { hoursFromNow, seedCampaign, seedImage } from '../support/seed.ts';
import { createThankYouPeople, fan, other, owner, seedCampaignWithWinners } from '../support/thank-yous.ts';
import { changeRows, countRows, deleteRows, findRows, insertRow } from '../support/rows.ts';

await createThankYouPeople();

const TEXT = 'We cooked soup for forty people.\n\n<script>alert(1)</script> said the sign on the door.';
const STORY = { title: 'Soup & stories', text: TEXT, pictures: [] };

/** Seeds a campaign whose meeting took place two hours ago. */
const seedMet = (overrides: Parameters<typeof seedCampaign>[0] = {}) =>
  seedCampaignWithWinners({ plannedAt: hoursFromNow(-2), celebrityId: owner.profileId, ...overrides });
const toPath = (campaignId: string) => `/api/campaigns/${campaignId}/story`;
const save = (campaignId: string, changes = {}, who = owner) =>
  who.put(toPath(campaignId), { ...STORY, ...changes });
const readStories = async (campaignId: string) =>
  CampaignStories.parse(
    Object((await fan.get(`/api/campaigns/by-slug/campaign-${campaignId}/stories`)).body).doc,
  );
const listAll = async (query = '') => StoriesPage.parse((await fan.get(`/api/stories${query}`)).body);
const isAbout = (campaignId: string) => (story: Story) => story.campaign.slug === `campaign-${campaignId}`;

test('a story is on its campaign’s page, in the archive and on other campaigns’ pages, until it is removed', async () => {
  const { id } = await seedMet();
  const imageId = await seedImage(owner.id);
  const next = await seedCampaign({ ownerId: owner.id, celebrityId: owner.profileId });
  const pictures = [{ id: imageId, alt: ' A pan of soup ' }];
  const saved = await save(id, { pictures });
  expect(OwnStory.parse(Object(saved.body).doc)).toMatchObject({
    story: { title: STORY.title, pictures: [{ alt: 'A pan of soup' }] },
    isOver: true,
    participants: 1,
    isMailed: true,
  });
  expect((await readStories(id)).own).toMatchObject({ text: TEXT, pictures: [{ id: imageId }] });
  const link = { slug: `campaign-${id}`, language: 'nl', title: STORY.title, artistName: 'Mila Verhoeven' };
  expect((await readStories(next.id)).lastTime).toEqual(link);
  expect((await listAll()).docs.find(isAbout(id))).toMatchObject({ title: STORY.title });

  expect((await save(id, { title: 'Another title' })).status).toBe(200);
  expect((await readStories(id)).own).toMatchObject({ title: 'Another title', pictures: [] });
  expect((await owner.delete(toPath(id))).status).toBe(200);
  expect((await readStories(id)).own).toBeNull();
  expect((await listAll()).docs.some(isAbout(id))).toBe(false);
  expect(Object((await owner.get(toPath(id))).body).doc.story).toBeNull();
});

test('a story is told only after the meeting', async () => {
  for (const early of [
    { plannedAt: hoursFromNow(-0.5) },
    { plannedAt: null },
    { winnersSelected: false },
    { cancelledAt: new Date() },
  ])
    expect((await save((await seedMet(early)).id)).status).toBe(409);
});

test('a story has a title, a text, and pictures of its owner’s own that are described', async () => {
  const { id } = await seedMet();
  const [own, foreign] = [await seedImage(owner.id), await seedImage(other.id)];
  const refused = [
    [{ title: '' }, 'title'],
    [{ text: 'Too short' }, 'text'],
    [{ pictures: [{ id: own, alt: ' ' }] }, 'pictures.0.alt'],
    [{ pictures: [{ id: foreign, alt: 'Soup' }] }, 'pictures'],
  ] as const;
  for (const [change, path] of refused)
    expect((await save(id, change)).body).toMatchObject({ details: [{ path }] });
  expect((await readStories(id)).own).toBeNull();
});

test('a story keeps its pictures from being pruned', async () => {
  const { id } = await seedMet();
  const [used, unused] = [await seedImage(owner.id), await seedImage(owner.id)];
  await save(id, { pictures: [{ id: used, alt: 'Soup' }] });
  await changeRows('media', {}, { createdAt: new Date(0), checkedAt: new Date(0) });
  await runAsSystem((ctx) => pruneUnusedPictures(ctx, isInStory));
  const isRemoved = async (picture: string) =>
    (await findRows('media', { id: picture }))[0]?.removedAt instanceof Date;
  expect([await isRemoved(used), await isRemoved(unused)]).toEqual([false, true]);
});

test('a story goes with its owner’s account', async () => {
  const leaver = await createLoggedInUser('celebrity');
  const { id } = await seedMet({ ownerId: leaver.id, celebrityId: null });
  const imageId = await seedImage(leaver.id);
  expect((await save(id, { pictures: [{ id: imageId, alt: 'Soup' }] }, leaver)).status).toBe(200);
  const exported = await leaver.get('/api/users/me/export');
  expect(Object(exported.body).stories).toMatchObject([{ title: STORY.title }]);
  expect((await leaver.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await countRows('stories', { campaignId: id })).toBe(0);
});

test('everyone who paid gets one mail about a story, however often it is changed and told again', async () => {
  const { id } = await seedMet();
  const [dutch, refunded] = [await createFan('nl'), await createFan()];
  await seedAnswer(id, null);
  await seedAnswer(id, dutch.id);
  await seedAnswer(id, refunded.id, { status: 'refunded' });
  const countMails = async () => (await listQueuedMails(`story:${id}:*`)).length;
  expect(OwnStory.parse(Object((await save(id)).body).doc).participants).toBe(2);
  expect(await countMails()).toBe(2);
  await save(id, { title: 'Another title' });
  await owner.delete(toPath(id));
  await save(id);
  await db.delete(mails).where(like(mails.key, `story:${id}:%`));
  expect(await countMails()).toBe(0);
});

test('removing a story is logged once, and not at all if there is none', async () => {
  const { id } = await seedMet();
  const countRemovals = () => countRows('managedActs', { campaignId: id, act: 'story-removed' });
  expect(await owner.delete(toPath(id))).toMatchObject({ status: 200 });
  expect(await countRemovals()).toBe(0);
  await save(id);
  await Promise.all([owner.delete(toPath(id)), owner.delete(toPath(id))]);
  expect(await countRemovals()).toBe(1);
});

test('a mail about a story leads to it, in the language of its reader', async () => {
  const { id } = await seedMet();
  const dutch = await createFan('nl');
  await seedAnswer(id, dutch.id);
  await save(id);
  await expect.poll(() => listOutbox(dutch.email, '#story')).toHaveLength(1);
  const [mail] = await listOutbox(dutch.email, '#story');
  expect(mail?.subject).toBe('Zo was de Power Hour met Mila Verhoeven');
  expect(mail?.text).toContain(`/nl/campaigns/campaign-${id}#story`);
});

test('the archive comes page by page, the latest first, and shows nothing of a stopped campaign', async () => {
  await deleteRows('stories');
  for (let count = 0; count <= STORIES_PAGE_SIZE; count += 1) {
    const { id } = await seedCampaign({ ownerId: owner.id, winnersSelected: true, isActive: false });
    const at = new Date(1000 * (count + 1));
    await insertRow('stories', { campaignId: id, title: `Story ${count}`, text: TEXT, publishedAt: at });
  }
  const { id } = await seedMet({ cancelledAt: new Date() });
  await insertRow('stories', { campaignId: id, title: 'Stopped', text: TEXT });
  const first = await listAll();
  await deleteRows('stories', { title: `Story ${STORIES_PAGE_SIZE}` });
  const second = await listAll(`?after=${first.next}`);
  expect(first.docs[0]?.title).toBe(`Story ${STORIES_PAGE_SIZE}`);
  expect(first.docs).toHaveLength(STORIES_PAGE_SIZE);
  expect(second).toMatchObject({ docs: [{ title: 'Story 0' }], next: null });
});
