import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { user } from '#api/accounts/table.ts';
import { sharePictures } from '#api/campaigns/table.ts';
import { celebrityProfiles } from '#api/celebrities/table.ts';
import { media } from '#api/media/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { thanksFiles } from '#api/thanks/table.ts';
import { callAs, createCaller } from '../support/callers.ts';
import { CELEBRITY } from '../support/celebrity.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { PASSWORD } from '../support/people.ts';
import { findOperation } from '../support/operations.ts';
import { db } from '../support/api.ts';
import { seedCampaign, seedImage } from '../support/seed.ts';
import { chooseWinner, seedPaidAnswer } from '../support/answers.ts';
import { postSharePicture } from '../support/share-pictures.ts';

const nobody = await createCaller('nobody');
const owner = await createCaller('celebrity');
const [uploadPicture, uploadFile] = [
  await findOperation('POST /api/media'),
  await findOperation('POST /api/campaigns/{id}/thanks/files'),
];

testFaults([
  {
    name: 'signing up',
    repeated: 409,
    async prepare() {
      const email = `${crypto.randomUUID()}@example.test`;
      const readState = async () => {
        const people = await db.select().from(user).where(eq(user.email, email));
        const profiles = await db.$count(celebrityProfiles, eq(celebrityProfiles.email, email));
        return { people: people.map(({ role }) => role), profiles };
      };
      return { call: toCall(nobody, 'POST', '/api/users-custom', { ...CELEBRITY, email }), readState };
    },
  },
  {
    name: 'erasing an account',
    repeated: 401,
    async prepare() {
      const person = await createCaller('fan');
      const { id: campaignId } = await seedCampaign({ ownerId: owner.id });
      const submissionId = await seedPaidAnswer(campaignId, person.id);
      await seedImage(person.id);
      const readState = async () => {
        const [answer] = await db.select().from(submissions).where(eq(submissions.id, submissionId));
        return {
          people: await db.$count(user, eq(user.id, person.id)),
          pictures: await db.$count(media, eq(media.uploadedBy, person.id)),
          answer: [answer?.answer, answer?.userId, answer?.status],
        };
      };
      return { call: toCall(person, 'DELETE', '/api/users/me', { password: PASSWORD }), readState };
    },
  },
  {
    name: 'uploading a picture',
    async prepare() {
      const person = await createCaller('fan');
      const readState = async () => {
        const rows = await db.select().from(media).where(eq(media.uploadedBy, person.id));
        const shown = rows.filter(({ removedAt }) => removedAt === null);
        const stored = await Promise.all(shown.map(({ filename }) => env.MEDIA.head(filename)));
        return { isShown: shown.length > 0, isStored: stored.every((object) => object !== null) };
      };
      return { call: () => callAs(person, uploadPicture, '/api/media', undefined), readState };
    },
  },
  {
    name: 'sharing a picture of a campaign',
    async prepare() {
      const { id } = await seedCampaign({ ownerId: owner.id });
      const readState = async () => {
        const rows = await db
          .select({ language: sharePictures.language, removedAt: media.removedAt, filename: media.filename })
          .from(sharePictures)
          .innerJoin(media, eq(media.id, sharePictures.mediaId))
          .where(eq(sharePictures.campaignId, id));
        const stored = await Promise.all(rows.map(({ filename }) => env.MEDIA.head(filename)));
        return {
          shown: rows.map(({ language, removedAt }) => [language, removedAt]),
          isStored: stored.every((object) => object !== null),
        };
      };
      return { call: () => postSharePicture(owner, id), readState };
    },
  },
  {
    name: 'uploading a file of a thank-you',
    async prepare() {
      const state = { isActive: false, nomineesSelected: true, thankYouIncludePhotos: true };
      const { id } = await seedCampaign({ ownerId: owner.id, ...state });
      const submissionId = await seedPaidAnswer(id, (await createCaller('fan')).id);
      await chooseWinner(id, submissionId);
      const path = `/api/campaigns/${id}/thanks/files?kind=photo&name=a.png`;
      const readState = async () => {
        const files = await db.select().from(thanksFiles).where(eq(thanksFiles.campaignId, id));
        const ready = files.filter((file) => file.state === 'ready');
        const stored = await Promise.all(ready.map(({ key }) => env.MEDIA.head(key)));
        return { isReady: ready.length > 0, isStored: stored.every((object) => object !== null) };
      };
      return {
        call: () => callAs(owner, uploadFile, path, undefined),
        readState,
      };
    },
  },
]);
