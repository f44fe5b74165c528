import { env } from 'cloudflare:workers';
import { asc, eq, inArray } from 'drizzle-orm';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { isShortlisted } from '#api/nominees/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { isReported } from '#api/reports/index.ts';
import { archiveCampaigns } from '#api/scoring/index.ts';
import { submissions } from '#api/submissions/table.ts';
import { isAllowed } from '#api/wall/index.ts';
import type { CampaignOwner } from './campaign-owner.ts';
import type { createLoggedInUser } from './logged-in-user.ts';
import { db, requestApi, runAsSystem } from './payments.ts';
import { seedAnswers } from './seed-answers.ts';
import { hoursFromNow } from './seed.ts';

type Person = Awaited<ReturnType<typeof createLoggedInUser>>;

/** As many as are nominated, so that later and equal ones are not. */
const NOMINATED = 10;

/** Seeds a campaign with a winner, ten nominees and, after them, answers of a person and of others. */
export async function seedEndedCampaign(owner: CampaignOwner, fan?: Person, others = 1) {
  const campaign = await owner.seedOwnCampaign();
  const earlier = await seedAnswers(campaign.id, NOMINATED);
  const paidAt = hoursFromNow(-1);
  await db
    .update(submissions)
    .set({ paidAt })
    .where(inArray(submissions.id, [...earlier]));
  const ids = await seedAnswers(campaign.id, others + (fan ? 1 : 0));
  const [first = ''] = ids;
  if (fan) await db.update(submissions).set({ userId: fan.id }).where(eq(submissions.id, first));
  await owner.close(campaign.id);
  const { docs } = await owner.waitForNominees(campaign.id);
  await owner.choose(campaign.id, [docs[0]?.submissionId ?? '']);
  return { ...campaign, ids, nomineeIds: docs.map(({ submissionId }) => submissionId) };
}

/** Archives as the sweep does, more than a year from now; returns of how many answers. */
export const archive = (under: Env = env, days = 366) =>
  runAsSystem(
    (ctx) => archiveCampaigns(ctx, [isShortlisted, isAllowed, isReported]),
    new Date(Date.now() + days * DAY_MS),
    under,
  );

/** Returns what the audit finds in a campaign, archived texts included. */
export async function auditArchived({ slug }: { readonly slug: string }) {
  const readObject = async (key: string) => (await (await env.MEDIA.get(key))?.text()) ?? null;
  return (await auditScores(db, { slug, readObject }))[0]?.problem;
}

/** Returns the addresses of the archive's objects of a campaign. */
export async function listObjects({ id }: { readonly id: string }): Promise<string[]> {
  const { objects } = await env.MEDIA.list({ prefix: `archive/${id}/` });
  return objects.map(({ key }) => key);
}

/** Returns the stored answers of a campaign in the order of its fans, blank where they are archived. */
export async function readStored({ id }: { readonly id: string }): Promise<string[]> {
  const isOfCampaign = eq(submissions.campaignId, id);
  const rows = await db.select().from(submissions).where(isOfCampaign).orderBy(asc(submissions.fanNumber));
  return rows.map(({ answer }) => answer);
}

/** Calls the API as a person in an environment; returns the body as text. */
export async function readAs({ jar }: Pick<Person, 'jar'>, path: string, under: Env = env): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await requestApi(path, under, { headers: { cookie, 'accept-language': 'en' } });
  return response.text();
}

/** Returns the environment with a bucket in which one method is another. */
export function replaceBucketMethod(name: keyof R2Bucket, method: unknown): Env {
  const MEDIA: unknown = new Proxy(env.MEDIA, {
    get: (bucket, property): unknown =>
      property === name ? method : Reflect.get(bucket, property).bind(bucket),
  });
  return Object.assign(Object.create(null), env, { MEDIA });
}
