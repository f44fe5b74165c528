import { env, exports } from 'cloudflare:workers';
import { expect } from 'vitest';
import { OwnThanks } from '#api/thanks/contract.ts';
import { concatBytes, toLatin1 } from './bytes.ts';
import { createLoggedInUser, type Person } from './people.ts';
import { seedAnswer } from './answers.ts';
import { ORIGIN } from './api.ts';
import { seedCampaign } from './seed.ts';
import { toCookie } from './client.ts';

export let owner: Person;
export let other: Person;
export let fan: Person;
export let otherFan: Person;

/** Creates the people for thank-yous, walls and stories, once per test file. */
export async function createThankYouPeople(): Promise<void> {
  owner = await createLoggedInUser('celebrity');
  other = await createLoggedInUser('celebrity');
  fan = await createLoggedInUser('fan');
  otherFan = await createLoggedInUser('fan');
}

/** Lists the keys of thank-you files in the bucket. */
export async function listBucketKeys(): Promise<string[]> {
  const { objects } = await env.MEDIA.list({ prefix: 'thanks/' });
  return objects.map(({ key }) => key).toSorted();
}

/** Creates a file with a container's header, followed by other bytes. */
const toFile = (header: string, bytes = 9000) =>
  concatBytes(
    toLatin1(header),
    Uint8Array.from({ length: bytes }, (_, at) => at % 251),
  );
export const WAV = toFile(
  'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x28\x23\0\0',
);
export const MP3 = toFile(`ID3\x04\0\0\0\0\0\x04\0\0\0\0${'\xff\xfb\x90\0'.padEnd(417, '\0').repeat(2)}`);
/** An MP4 whose last box extends to the end of the file. */
export const MP4 = toFile('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x10moovabcdefgh\0\0\0\0mdat', 2000);

/** Seeds a campaign with winners and a paid answer of the fan. */
export async function seedCampaignWithWinners(overrides: Parameters<typeof seedCampaign>[0] = {}) {
  const { id, slug } = await seedCampaign({
    ownerId: owner.id,
    isActive: false,
    nomineesSelected: true,
    winnersSelected: true,
    thankYouMethod: 'audio',
    ...overrides,
  });
  return { id, slug, path: `/api/campaigns/${id}/thanks`, submissionId: await seedAnswer(id, fan.id) };
}

type Upload = {
  readonly who?: Person;
  readonly kind?: string;
  readonly name?: string;
  readonly length?: number;
};

/** Uploads bytes; `length` is the declared content length. */
export async function upload(
  path: string,
  bytes: Uint8Array,
  { who = owner, kind = 'audio', name = 'a.wav', length }: Upload = {},
) {
  const answer = await exports.default.fetch(`${ORIGIN}${path}/files?kind=${kind}&name=${name}`, {
    method: 'POST',
    body: bytes.slice(),
    headers: {
      cookie: toCookie(who),
      origin: ORIGIN,
      'accept-language': 'en',
      'content-type': 'application/octet-stream',
      'content-length': String(length ?? bytes.length),
    },
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

export const put = (path: string, message: string, who = owner) => who.put(path, { message });
export const parseThanks = ({ body }: { body: unknown }) => OwnThanks.parse(Object(body).doc);
export const readErrorCode = ({ body }: { body: unknown }): unknown => Object(body).code;

/** Fetches a file as a player does. */
export function fetchFile(who: Person, url: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${url}`, { headers: { cookie: toCookie(who), ...headers } });
}

/** Seeds a sent thank-you with audio. */
export async function seedSentThanks() {
  const campaign = await seedCampaignWithWinners();
  const { body } = await upload(campaign.path, WAV);
  await put(campaign.path, 'Thank you all!');
  expect((await owner.post(`${campaign.path}/send`)).status).toBe(200);
  const [file] = parseThanks({ body }).files;
  if (!file) throw new Error('there is no file');
  return { ...campaign, file };
}
