import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { media, sharePictures } from '#api/schema.ts';
import { callAs, createCaller } from '../support/callers.ts';
import { CELEBRITY } from '../support/celebrity.ts';
import { send, testFault } from '../support/faults.ts';
import { PASSWORD } from '../support/people.ts';
import { findOperation } from '../support/operations.ts';
import { db } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { seedCampaign, seedImage } from '../support/seed.ts';
import { chooseWinner, getSubmission, seedPaidAnswer } from '../support/answers.ts';
import { postSharePicture } from '../support/share-pictures.ts';

const nobody = await createCaller('nobody');
const owner = await createCaller('celebrity');
const [uploadPicture, uploadFile] = [
  await findOperation('POST /api/media'),
  await findOperation('POST /api/campaigns/{id}/thanks/files'),
];

testFault('signing up', {
  repeated: 409,
  seed: async () => `${crypto.randomUUID()}@example.test`,
  call: (email) => send(nobody, 'POST', '/api/users-custom', { ...CELEBRITY, email }),
  async readState(email) {
    const people = await findRows('user', { email });
    const profiles = await countRows('celebrityProfiles', { email });
    return { people: people.map(({ role }) => role), profiles };
  },
});

testFault('erasing an account', {
  repeated: 401,
  async seed() {
    const person = await createCaller('fan');
    const { id: campaignId } = await seedCampaign({ ownerId: owner.id });
    await seedImage(person.id);
    return { person, submissionId: await seedPaidAnswer(campaignId, person.id) };
  },
  call: ({ person }) => send(person, 'DELETE', '/api/users/me', { password: PASSWORD }),
  async readState({ person, submissionId }) {
    const { answer, userId, status } = await getSubmission(submissionId);
    return {
      people: await countRows('user', { id: person.id }),
      pictures: await countRows('media', { uploadedBy: person.id }),
      answer: [answer, userId, status],
    };
  },
});

const isStored = async (names: readonly string[]) =>
  (await Promise.all(names.map((name) => env.MEDIA.head(name)))).every((object) => object !== null);

testFault('uploading a picture', {
  seed: () => createCaller('fan'),
  call: (person) => callAs(person, uploadPicture, '/api/media', undefined),
  async readState(person) {
    const rows = await findRows('media', { uploadedBy: person.id });
    const shown = rows.filter(({ removedAt }) => removedAt === null).map(({ filename }) => filename);
    return { isShown: shown.length > 0, isStored: await isStored(shown) };
  },
});

testFault('sharing a picture of a campaign', {
  seed: () => seedCampaign({ ownerId: owner.id }),
  call: ({ id }) => postSharePicture(owner, id),
  async readState({ id }) {
    const rows = await db
      .select({ language: sharePictures.language, removedAt: media.removedAt, filename: media.filename })
      .from(sharePictures)
      .innerJoin(media, eq(media.id, sharePictures.mediaId))
      .where(eq(sharePictures.campaignId, id));
    return {
      shown: rows.map(({ language, removedAt }) => [language, removedAt]),
      isStored: await isStored(rows.map(({ filename }) => filename)),
    };
  },
});

testFault('uploading a file of a thank-you', {
  async seed() {
    const state = { isActive: false, nomineesSelected: true, thankYouIncludePhotos: true };
    const { id } = await seedCampaign({ ownerId: owner.id, ...state });
    await chooseWinner(id, await seedPaidAnswer(id, (await createCaller('fan')).id));
    return id;
  },
  call: (id) =>
    callAs(owner, uploadFile, `/api/campaigns/${id}/thanks/files?kind=photo&name=a.png`, undefined),
  async readState(id) {
    const files = await findRows('thanksFiles', { campaignId: id });
    const ready = files.filter(({ state }) => state === 'ready').map(({ key }) => key);
    return { isReady: ready.length > 0, isStored: await isStored(ready) };
  },
});
