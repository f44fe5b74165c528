import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { insertCampaign, pruneUnusedPictures } from '#api/campaigns/index.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { celebrityProfiles } from '#api/celebrities/table.ts';
import { discardMedia } from '#api/media/index.ts';
import { toStoredNames } from '#api/media/rules.ts';
import { media } from '#api/media/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createDraft, seedApprovedCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, type Person } from '../support/logged-in-user.ts';
import { runAsSystem, db } from '../support/system.ts';
import { seedCampaign, seedImage } from '../support/seed.ts';

let owner: Person;

beforeEach(async () => {
  owner = await createLoggedInUser('celebrity');
});

/** Inserts a picture with its files; returns its id. */
async function seedStoredImage(): Promise<string> {
  const id = await seedImage(owner.id);
  for (const name of toStoredNames(`${id}.webp`)) await env.MEDIA.put(name, 'bytes');
  return id;
}

/** Runs what the sweep does with pictures, so many days from now. */
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
  const row = (await db.$count(media, eq(media.id, id))) > 0;
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
  await db
    .update(celebrityProfiles)
    .set({ avatarId: avatar })
    .where(eq(celebrityProfiles.id, owner.profileId));
  for (const days of [8, 16, 24, 32]) await sweepInDays(days);
  expect([await isStored(image), await isStored(avatar)]).toEqual([true, true]);
});

test('a picture goes some time after it went out of use', async () => {
  const imageId = await seedStoredImage();
  const { id } = await seedCampaign({ ownerId: owner.id, imageId });
  await sweepInDays(8);
  await db.update(campaigns).set({ imageId: null }).where(eq(campaigns.id, id));
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
  await db.update(media).set({ removedAt: new Date() }).where(eq(media.id, imageId));
  const row = { ...campaign, id: crypto.randomUUID(), slug: 'another', imageId };
  await expect(runAsSystem((ctx) => insertCampaign(ctx, row, []))).rejects.toThrow();
  await seedApprovedCharity();
  const draft = createDraft({ image: imageId });
  const refused = { status: 400, body: { details: [{ path: 'image' }] } };
  expect(await owner.post('/api/campaigns/create', draft)).toMatchObject(refused);
  expect(await owner.patch(`/api/campaigns/${id}`, { image: imageId })).toMatchObject(refused);
  const profile = `/api/celebrities-custom/${owner.profileId}`;
  expect((await owner.patch(profile, { avatar: imageId })).status).toBe(404);
});
