import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NomineesResponse } from '#api/nominees/contract.ts';
import { REREAD_MS } from '#api/nominees/rules.ts';
import { rankings } from '#api/nominees/table.ts';
import { runSweep } from '#api/sweep.ts';
import { submissions } from '#api/submissions/table.ts';
import { SubmissionsPage } from '#api/subscriptions/contract.ts';
import { createLoggedInUser, type Person } from '../support/logged-in-user.ts';
import { db, runAsSystem } from '../support/system.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign } from '../support/seed.ts';
import { selectByRubric } from '../support/scored-campaign.ts';

const owner = await createLoggedInUser('celebrity');

/** Seeds a closed campaign with nominees; the first answer is of a fan who is logged in. */
async function seedRead() {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [answer = '', best = ''] = await seedAnswers(campaign.id, 2);
  const fan = await createLoggedInUser('fan');
  await db.update(submissions).set({ userId: fan.id }).where(eq(submissions.id, answer));
  const before = await readReading(fan);
  await selectByRubric(campaign);
  return { ...campaign, answer, best, fan, before };
}

async function readReading(fan: Person) {
  const { body } = await fan.get('/api/campaign-submissions/user-submissions');
  return SubmissionsPage.parse(body).submissions[0]?.reading;
}
const ask = (id: string, who: Person) => who.post(`/api/campaign-submissions/${id}/reread`, {});
const readNominees = async (id: string) =>
  NomineesResponse.parse((await owner.get(`/api/campaigns/${id}/nominees`)).body);

test('a fan sees how their answer was read from when the nominees are known, and asks once', async () => {
  const { id, answer, fan, before } = await seedRead();
  expect(before).toBeNull();
  const reading = await readReading(fan);
  expect(reading).toMatchObject({ score: expect.any(Number), judgedBy: 'rubric', rereadAskedAt: null });
  expect(reading?.reasoning).toContain('out of 10');
  const [ranking] = await db.select().from(rankings).where(eq(rankings.campaignId, id));
  expect(Date.parse(reading?.rereadUntil ?? '') - (ranking?.knownAt.getTime() ?? 0)).toBe(REREAD_MS);
  const answers = await Promise.all([ask(answer, fan), ask(answer, fan)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(Object((await ask(answer, fan)).body).code).toBe('already_asked');
  expect(await readReading(fan)).toMatchObject({ rereadUntil: null, rereadAskedAt: expect.any(String) });
  const { rereads, docs } = await readNominees(id);
  expect(rereads).toMatchObject({ asked: 1, until: reading?.rereadUntil });
  expect(docs.find(({ submissionId }) => submissionId === answer)?.isRereadAsked).toBe(true);
});

test('nobody asks for another’s answer, nor after 48 hours, which another ranking does not prolong', async () => {
  const { id, answer, fan, best } = await seedRead();
  expect((await ask(best, fan)).status).toBe(404);
  expect((await ask(answer, owner)).status).toBe(404);
  const known = new Date(Date.now() - REREAD_MS);
  await db.update(rankings).set({ knownAt: known }).where(eq(rankings.campaignId, id));
  await seedAnswers(id, 1);
  await runAsSystem(runSweep);
  const [ranking] = await db.select().from(rankings).where(eq(rankings.campaignId, id));
  expect(ranking?.knownAt).toEqual(known);
  expect(Object((await ask(answer, fan)).body).code).toBe('reread_over');
  expect(await readReading(fan)).toMatchObject({ rereadUntil: null });
  const chosen = await owner.post(`/api/campaigns/${id}/winners`, { submissionIds: [best] });
  expect(chosen.status).toBe(200);
  expect(Object((await ask(answer, fan)).body).code).toBe('winners_already_selected');
  expect(await readReading(fan)).toBeNull();
});

test('before 48 hours are over, a page that did not say so chooses no winners', async () => {
  const { id, best } = await seedRead();
  const path = `/api/campaigns/${id}/winners`;
  const unaware = { submissionIds: [best], confirm: {} };
  expect(Object((await owner.post(path, unaware)).body).code).toBe('reread_open');
  const confirmed = { submissionIds: [best], confirm: { early: true } };
  expect((await owner.post(path, confirmed)).status).toBe(200);
});
