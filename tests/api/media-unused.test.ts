import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { insertCampaign, pruneUnusedPictures } from '#api/campaigns/index.ts';
import { discardMedia } from '#api/media/index.ts';
import { toStoredNames } from '#api/media/rules.ts';
import { media } from '#api/schema.ts';
import { DAY_MS, LANGUAGES } from '#api/platform/rules.ts';
import { createDraft, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, type Person, PASSWORD } from '../support/people.ts';
import { runAsSystem, db, callApi } from '../support/api.ts';
import { changeRows, countRows } from '../support/rows.ts';
import { seedCampaign, seedImage, changeCampaign } from '../support/seed.ts';
import { PublicCampaign } from '#api/campaigns/contract.ts';
import { WRONG_SHARE_SIZE } from '#api/campaigns/share-picture-rules.ts';
import { Media } from '#api/media/contract.ts';
import { postSharePicture } from '../support/share-pictures.ts';

await seedDraftCharity();

let owner: Person;
let campaign: Awaited<ReturnType<typeof seedCampaign>>;

beforeEach(async () => {
  owner = await createLoggedInUser('celebrity');
  campaign = await seedCampaign({ ownerId: owner.id });
});

/** Inserts a picture with its files; returns its id. */
async function seedStoredImage(): Promise<string> {
  const id = await seedImage(owner.id);
  for (const name of toStoredNames(`${id}.webp`)) await env.MEDIA.put(name, 'bytes');
  return id;
}

/** Runs the sweep's part about pictures, `days` from now. */
function sweepInDays(days: number): Promise<void> {
  return runAsSystem(
    async (ctx) => {
      await pruneUnusedPictures(ctx);
      await discardMedia(ctx);
    },
    new Date(Date.now() + days * DAY_MS),
  );
}

async function isStored(id: string): Promise<boolean> {
  const row = (await countRows('media', { id })) > 0;
  const file = (await env.MEDIA.head(`${id}.webp`)) !== null;
  expect(file).toBe(row);
  return row;
}

test('a picture that nothing uses goes after seven days, with its files', async () => {
  const id = await seedStoredImage();
  await sweepInDays(6.9);
  expect(await isStored(id)).toBe(true);
  await sweepInDays(7.1);
  expect(await isStored(id)).toBe(false);
  expect((await env.MEDIA.list()).objects.filter(({ key }) => key.startsWith(id))).toEqual([]);
});

test('a picture of a campaign or a profile stays', async () => {
  const [image, avatar] = [await seedStoredImage(), await seedStoredImage()];
  await seedCampaign({ ownerId: owner.id, imageId: image });
  await changeRows('celebrityProfiles', { id: owner.profileId }, { avatarId: avatar });
  for (const days of [8, 16, 24, 32]) await sweepInDays(days);
  expect([await isStored(image), await isStored(avatar)]).toEqual([true, true]);
});

test('a picture goes some time after it went out of use', async () => {
  const imageId = await seedStoredImage();
  const { id } = await seedCampaign({ ownerId: owner.id, imageId });
  await sweepInDays(8);
  await changeCampaign(id, { imageId: null });
  await sweepInDays(16);
  expect(await isStored(imageId)).toBe(true);
  await sweepInDays(24);
  expect(await isStored(imageId)).toBe(false);
});

test('a picture that came into use at the last moment stays', async () => {
  const imageId = await seedStoredImage();
  await sweepInDays(6);
  await seedCampaign({ ownerId: owner.id, imageId });
  await sweepInDays(20);
  expect(await isStored(imageId)).toBe(true);
});

test('a removed picture can no longer be used, also when it was removed a moment ago', async () => {
  const imageId = await seedStoredImage();
  const { id, ...campaign } = await seedCampaign({
    ownerId: owner.id,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  await changeRows('media', { id: imageId }, { removedAt: new Date() });
  const row = { ...campaign, id: crypto.randomUUID(), slug: 'another', imageId };
  await expect(runAsSystem((ctx) => insertCampaign(ctx, row, undefined))).rejects.toThrow();
  const draft = createDraft({ image: imageId });
  const refused = { status: 400, body: { details: [{ path: 'image' }] } };
  expect(await owner.post('/api/campaigns/create', draft)).toMatchObject(refused);
  expect(await owner.patch(`/api/campaigns/${id}`, { image: imageId })).toMatchObject(refused);
  const profile = `/api/celebrities-custom/${owner.profileId}`;
  expect((await owner.patch(profile, { avatar: imageId })).status).toBe(404);
});

async function readShared() {
  const { body } = await owner.get(`/api/campaigns/by-slug/${campaign.slug}`);
  return PublicCampaign.parse(Object(body).doc).sharePictures;
}
const isComplete = async () =>
  Object((await owner.get(`/api/campaigns/${campaign.id}`)).body).doc.hasSharePictures;
test('a picture is shown in its language, as a JPEG, until the campaign is edited; another between deadline and choice', async () => {
  expect(await readShared()).toEqual({ nl: null, en: null });
  const answer = await postSharePicture(owner, campaign.id);
  expect(answer.status).toBe(201);
  const { url, width, height, mimeType } = Media.parse(Object(answer.body).doc);
  expect([width, height, mimeType]).toEqual([1200, 630, 'image/jpeg']);
  expect(await readShared()).toEqual({ nl: { url }, en: null });
  expect((await callApi(url.replace('/api', ''))).headers.get('content-type')).toBe('image/jpeg');
  expect(await isComplete()).toBe(false);
  await postSharePicture(owner, campaign.id, { language: 'en' });
  expect(await isComplete()).toBe(false);
  for (const language of LANGUAGES) await postSharePicture(owner, campaign.id, { language, kind: 'wait' });
  expect([await isComplete(), (await readShared()).nl]).toEqual([true, { url }]);
  await changeCampaign(campaign.id, { charityDueAt: new Date() });
  expect(await readShared()).toEqual({ nl: null, en: null });
  await changeCampaign(campaign.id, { charityDueAt: null });
  expect((await readShared()).nl).toEqual({ url });

  const path = `/api/campaigns/${campaign.id}`;
  expect((await owner.patch(path, { ...createDraft(), name: 'Another hour' })).status).toBe(200);
  expect(await readShared()).toEqual({ nl: null, en: null });
  expect(await isComplete()).toBe(false);
  expect((await postSharePicture(owner, campaign.id)).status).toBe(409);
  expect((await postSharePicture(owner, campaign.id, { version: 2 })).status).toBe(201);
  expect(await readShared()).toMatchObject({ nl: { url: expect.any(String) }, en: null });

  await changeCampaign(campaign.id, { isActive: false });
  expect(await readShared()).toEqual({ nl: null, en: null });
  const waiting = await postSharePicture(owner, campaign.id, { kind: 'wait', version: 2 });
  expect((await readShared()).nl).toEqual({ url: Media.parse(Object(waiting.body).doc).url });
});

test('the invitation is not shown once winners are chosen, which raises the version, until another takes its place', async () => {
  for (const language of LANGUAGES) await postSharePicture(owner, campaign.id, { language });
  await changeCampaign(campaign.id, { isActive: false, winnersSelected: true, version: 2 });
  expect([await readShared(), await isComplete()]).toEqual([{ nl: null, en: null }, false]);
  const { body } = await postSharePicture(owner, campaign.id, { version: 2 });
  expect((await readShared()).nl).toEqual({ url: Media.parse(Object(body).doc).url });
  await postSharePicture(owner, campaign.id, { language: 'en', version: 2 });
  for (const language of LANGUAGES)
    await postSharePicture(owner, campaign.id, { language, kind: 'wait', version: 2 });
  expect(await isComplete()).toBe(true);
  await changeCampaign(campaign.id, { cancelledAt: new Date(), cancelledBy: 'owner', cancelReason: 'Ill' });
  expect(await readShared()).toEqual({ nl: null, en: null });
});

test('the picture before goes at once, the one in use stays, and counts once', async () => {
  const before = Media.parse(Object((await postSharePicture(owner, campaign.id)).body).doc);
  const after = Media.parse(Object((await postSharePicture(owner, campaign.id)).body).doc);
  expect((await callApi(`/media/file/${before.filename}`)).status).toBe(404);
  for (const days of [8, 16]) await sweepInDays(days);
  const rows = await db.select({ id: media.id }).from(media).where(eq(media.uploadedBy, owner.id));
  expect(rows).toEqual([{ id: after.id }]);
  expect(await env.MEDIA.head(before.filename)).toBeNull();
  expect(await env.MEDIA.head(after.filename)).not.toBeNull();
});

test('another size is refused and stores nothing, and an admin may', async () => {
  const refused = await postSharePicture(owner, campaign.id, { width: 630, height: 1200 });
  expect(refused).toMatchObject({ status: 400, body: { details: [{ message: WRONG_SHARE_SIZE.en }] } });
  expect(await countRows('sharePictures', { campaignId: campaign.id })).toBe(0);
  expect((await postSharePicture(await createLoggedInUser('admin'), campaign.id)).status).toBe(201);
});

test('a picture goes with its owner’s account, even one that an admin uploaded', async () => {
  const admin = await createLoggedInUser('admin');
  await changeCampaign(campaign.id, { isActive: false });
  const { filename } = Media.parse(Object((await postSharePicture(admin, campaign.id)).body).doc);
  expect((await owner.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect((await callApi(`/media/file/${filename}`)).status).toBe(404);
  expect(await countRows('sharePictures', { campaignId: campaign.id })).toBe(0);
});
