import { expect, test } from 'vitest';
import { queryAnswers } from '#api/nominees/list-answers.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { ANSWER_FILTERS, OWN_NOMINATIONS_MAX, REASON } from '#api/nominees/rules.ts';
import { scoreAnswers } from '#api/scoring/index.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { runSweep } from '#api/sweep.ts';
import { explain } from '../support/explain.ts';
import { createCampaignOwner, GOOD, WHY } from '../support/campaign-owner.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { runAsSystem } from '../support/api.ts';
import { changeRows, countRows, deleteRows, findRows, insertRow } from '../support/rows.ts';
import { PLAIN, seedAnswers } from '../support/answers.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { fetchAnswers } from '../support/scored-campaign.ts';

const owner = await createCampaignOwner();

/** Seeds a closed campaign with nominees whose answers are scored, except `unscored` of them. */
async function seedNominated(
  answers: number,
  { unscored = 0, toAnswer = (_: number): string => PLAIN } = {},
) {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const ids = await seedAnswers(campaign.id, answers, toAnswer);
  await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, rubricModel));
  for (const id of ids.slice(ids.length - unscored))
    await changeRows('scores', { submissionId: id }, { score: null, outcome: 'unavailable' });
  const closedAt = campaign.closedAt?.getTime() ?? null;
  await runAsSystem((ctx) => markNominees(ctx, { campaignId: campaign.id, closedAt }));
  return { ...campaign, ids };
}

const withdraw = (id: string, submissionId: string) =>
  owner.delete(`/api/campaigns/${id}/nominations/${submissionId}`);
const listNominees = async (id: string) => (await owner.fetchNominees(id)).docs;

test('all paid answers come a page at a time, the best score first and those without one last', async () => {
  const { id, ids } = await seedNominated(23, { unscored: 2 });
  const [first, second] = [await fetchAnswers(owner, id), await fetchAnswers(owner, id, '?after=20')];
  expect(first).toMatchObject({ total: 23, next: '20' });
  expect(second.next).toBeNull();
  const docs = [...first.docs, ...second.docs];
  expect([first.docs.length, new Set(docs.map(({ submissionId }) => submissionId)).size]).toEqual([20, 23]);
  const values = docs.map(({ score }) => score ?? -1);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(docs.slice(-2).map(({ submissionId }) => submissionId)).toEqual(ids.slice(-2));
  expect(docs.at(-1)).toMatchObject({ score: null, judgedBy: null, notScored: 'unavailable' });
  expect(docs[0]?.user.name).toBe('Sanne V.');
  expect(JSON.stringify(docs)).not.toMatch(/example\.test|de Vries/);
});

test('all paid answers are filtered: with a flag, without a score, asked again, near copies', async () => {
  const { id, ids } = await seedNominated(5, {
    unscored: 1,
    toAnswer: (index) => (index < 3 ? GOOD : PLAIN),
  });
  const [one = '', , , plain = '', unscored = ''] = ids;
  await insertRow('rereadRequests', { campaignId: id, submissionId: plain, askedAt: new Date() });
  const listIds = async (query: string) =>
    (await fetchAnswers(owner, id, query)).docs.map(({ submissionId }) => submissionId).toSorted();
  expect(await listIds('?filter=flagged')).toEqual(ids.slice(0, 3).toSorted());
  expect(await listIds('?filter=unread')).toEqual([unscored]);
  expect(await listIds('?filter=asked-again')).toEqual([plain]);
  expect(await listIds(`?similarTo=${one}`)).toEqual(ids.slice(0, 3).toSorted());
  const nominees = await listNominees(id);
  expect(nominees.filter(({ copies }) => copies === 2)).toHaveLength(1);
});

test('all paid answers are found by indexes, with every filter', async () => {
  for (const filter of ANSWER_FILTERS) {
    const plan = await runAsSystem((ctx) =>
      explain(queryAnswers(ctx, 'c', { after: 0, limit: 20, filter }).toSQL()),
    );
    expect(plan, filter).not.toMatch(/\bSCAN (?!CONSTANT)/);
  }
});

test('all paid answers are not readable while the campaign is open', async () => {
  const open = await seedCampaign({ ownerId: owner.id });
  expect((await owner.get(`/api/campaigns/${open.id}/answers`)).status).toBe(409);
});

test('the owner’s own nomination is beside the best with its reason, stays through another selection, and can win', async () => {
  const { id, ids, slug } = await seedNominated(11);
  const last = ids.at(-1) ?? '';
  expect(await owner.nominate(id, last)).toMatchObject({
    status: 201,
    body: { doc: { submissionId: last, reason: WHY } },
  });
  await seedAnswers(id, 1, () => GOOD);
  await runAsSystem(runSweep);
  const docs = await listNominees(id);
  expect(docs).toHaveLength(11);
  expect(docs.at(-1)).toMatchObject({ submissionId: last, place: null, nomination: { reason: WHY } });
  expect(await findProblem({ slug })).toBeUndefined();
  expect((await owner.choose(id, [last])).status).toBe(200);
  expect(await findProblem({ slug })).toBeUndefined();
  expect(Object((await withdraw(id, last)).body).code).toBe('winners_already_selected');
  expect(Object((await owner.nominate(id, ids[9] ?? '')).body).code).toBe('winners_already_selected');
});

test('the owner’s own nomination is open to an answer without a score, who can win', async () => {
  const { id, ids, slug } = await seedNominated(2, { unscored: 1 });
  const unscored = ids[1] ?? '';
  expect((await owner.nominate(id, unscored)).status).toBe(201);
  expect((await listNominees(id)).at(-1)).toMatchObject({ submissionId: unscored, score: null });
  expect(await owner.choose(id, [unscored])).toMatchObject({
    status: 200,
    body: { docs: [{ submissionId: unscored, score: null }] },
  });
  // The score was deleted by hand, so the audit reports only that.
  expect((await findProblem({ slug }))?.kind).not.toBe('winner');
});

test('the owner’s own nomination is a choice to make where no answer has a score, for as long as it stands', async () => {
  const { id, ids, slug } = await seedNominated(2, { unscored: 2 });
  const [one = ''] = ids;
  const readCampaign = async () => {
    const { phase, due } = Object(Object((await owner.get('/api/campaigns/mine')).body).docs).find(
      (each: { readonly id: string }) => each.id === id,
    );
    return [phase, due.missing];
  };
  expect(await readCampaign()).toEqual(['deadline-passed', 'nominees']);
  await owner.nominate(id, one);
  expect(await readCampaign()).toEqual(['nominees-selected', 'choice']);
  await runAsSystem(runSweep);
  expect(await readCampaign()).toEqual(['nominees-selected', 'choice']);
  await withdraw(id, one);
  expect(await readCampaign()).toEqual(['deadline-passed', 'nominees']);
  await owner.nominate(id, one);
  expect((await findProblem({ slug }))?.kind).not.toBe('nominee');
  expect((await owner.choose(id, [one])).status).toBe(200);
});

test('the owner’s own nomination needs a sentence, an answer of this campaign that is paid, and room', async () => {
  const { id, ids } = await seedNominated(12 + OWN_NOMINATIONS_MAX);
  const rest = (await fetchAnswers(owner, id, '?after=20')).docs.map(({ submissionId }) => submissionId);
  const [first = ''] = rest;
  for (const reason of ['short', 'x'.repeat(REASON.max + 1)])
    expect((await owner.nominate(id, first, reason)).status).toBe(400);
  const elsewhere = await seedNominated(1);
  expect((await owner.nominate(id, elsewhere.ids[0] ?? '')).status).toBe(404);
  const [best] = await listNominees(id);
  expect(Object((await owner.nominate(id, best?.submissionId ?? '')).body).code).toBe('already_nominated');
  await changeSubmission(first, { status: 'refunded' });
  expect((await owner.nominate(id, first)).status).toBe(404);
  const taken = new Set((await listNominees(id)).map(({ submissionId }) => submissionId));
  const free = ids.filter((one) => !taken.has(one) && one !== first);
  const answers = [];
  for (const one of free.splice(0, OWN_NOMINATIONS_MAX - 2)) answers.push(await owner.nominate(id, one));
  // Concurrent calls compete for the last places.
  answers.push(...(await Promise.all(free.map((one) => owner.nominate(id, one)))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(OWN_NOMINATIONS_MAX);
  expect(await countRows('ownerNominations', { campaignId: id })).toBe(OWN_NOMINATIONS_MAX);
});

test('the owner’s own nomination can be taken back', async () => {
  const { id, ids, slug } = await seedNominated(11);
  const last = ids.at(-1) ?? '';
  await owner.nominate(id, last);
  expect((await withdraw(id, ids[0] ?? '')).status).toBe(404);
  expect(await findProblem({ slug })).toBeUndefined();
  expect(await withdraw(id, last)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await listNominees(id)).toHaveLength(10);
  expect(await findProblem({ slug })).toBeUndefined();
});

test('the owner’s own nomination is bound by the record, and an erasure of the fan blanks its sentence', async () => {
  const fan = await createLoggedInUser('fan');
  const { id, ids, slug } = await seedNominated(11);
  const last = ids.at(-1) ?? '';
  await owner.nominate(id, last);
  await changeRows('ownerNominations', { submissionId: last }, { reason: 'A better sentence.' });
  expect(await findProblem({ slug })).toMatchObject({ kind: 'nominee' });
  await deleteRows('ownerNominations', { submissionId: last });
  expect(await findProblem({ slug })).toMatchObject({ kind: 'nominee' });

  const { id: second, ids: answers, slug: name } = await seedNominated(11);
  const answer = answers.at(-1) ?? '';
  await owner.nominate(second, answer);
  await changeSubmission(answer, { userId: fan.id });
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  const [row] = await findRows('ownerNominations', { submissionId: answer });
  expect(row?.reason).toBe('');
  expect((await listNominees(second)).map(({ submissionId }) => submissionId)).not.toContain(answer);
  expect((await findProblem({ slug: name }))?.kind).not.toBe('nominee');
});
