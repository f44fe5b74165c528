import { expect, test } from 'vitest';
import { z } from 'zod';
import { Campaign, PublicCampaign } from '#api/campaigns/contract.ts';
import { ANSWER_WITHDRAWN, NOMINEE_LOST } from '#api/nominees/rules.ts';
import { SelectionReport } from '#api/nominees/selection-contract.ts';
import { Live } from '#api/sharing/contract.ts';
import { LIVE_READ_MS } from '#api/sharing/rules.ts';
import { campaignStateAt } from '#api/submissions/moment-rules.ts';
import { getOwnerNext } from '#api/submissions/owner-next-rules.ts';
import { runSweep } from '#api/sweep.ts';
import { runBeforeBatch } from '../support/crash.ts';
import { createCampaignOwner, WHY } from '../support/campaign-owner.ts';
import { createLoggedInUser } from '../support/people.ts';
import { listQueuedMails, runAsSystem, callApi, toRefusal, toInvalid } from '../support/api.ts';
import { countRows } from '../support/rows.ts';
import { decide, seedReport } from '../support/reports.ts';
import { seedAnswers } from '../support/answers.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { selectByRubric, fetchAnswers } from '../support/scored-campaign.ts';
import { listSubmissions } from '../support/own-submissions.ts';

const [owner, admin] = [await createCampaignOwner(), await createLoggedInUser('admin')];

/** Seeds a closed campaign with scored answers and nominees. */
async function seedNominated(count: number) {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const ids = await seedAnswers(campaign.id, count);
  await selectByRubric(campaign);
  return { ...campaign, ids };
}

async function withdraw(campaignId: string, submissionId: string): Promise<void> {
  const report = await seedReport({ campaignId, subject: 'answer', submissionId });
  expect((await decide(admin, report, 'stopped')).status).toBe(200);
}

const listIds = (docs: readonly { readonly submissionId: string }[]) =>
  docs.map(({ submissionId }) => submissionId);
async function listAnswers(id: string, query = '') {
  const { docs } = await fetchAnswers(owner, id, query);
  return { ids: listIds(docs).toSorted(), docs };
}

test('an answer that was withdrawn is not a nominee, cannot be nominated or chosen, and the next best moves up', async () => {
  const { id, ids, slug } = await seedNominated(13);
  const [best = '', ...others] = listIds((await owner.fetchNominees(id)).docs);
  const rest = ids.filter((one) => one !== best && !others.includes(one));
  const [own = '', never = ''] = rest;
  expect((await owner.nominate(id, own)).status).toBe(201);
  for (const one of [best, own, never]) await withdraw(id, one);

  expect(listIds((await owner.fetchNominees(id)).docs)).toEqual(others);
  expect(await owner.fetchNominees(id)).toMatchObject({ withdrawn: 3, progress: { scored: 10, total: 10 } });
  expect((await listAnswers(id)).ids).not.toEqual(expect.arrayContaining([best]));
  expect((await listAnswers(id)).ids).toHaveLength(10);
  const withdrawn = await listAnswers(id, '?filter=withdrawn');
  expect(withdrawn.ids).toEqual([best, own, never].toSorted());
  expect(withdrawn.docs.every(({ isWithdrawn }) => isWithdrawn)).toBe(true);

  expect(await owner.nominate(id, never)).toMatchObject({
    status: 409,
    body: { code: 'answer_withdrawn', error: ANSWER_WITHDRAWN.en },
  });
  for (const one of [best, own])
    expect(await owner.choose(id, [one])).toMatchObject(toInvalid('submissionIds', NOMINEE_LOST.en));

  await runAsSystem(runSweep);
  const { docs } = await owner.fetchNominees(id);
  expect(listIds(docs)).toEqual([...others, ...rest.slice(2)]);
  expect(await findProblem({ slug })).toBeUndefined();
  expect((await owner.choose(id, [docs[0]?.submissionId ?? ''])).status).toBe(200);
  expect(await findProblem({ slug })).toBeUndefined();
});

test('where every answer is withdrawn before it was judged, card and nominees page both offer more time', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [answer = ''] = await seedAnswers(campaign.id, 1);
  const path = `/api/campaigns/${campaign.id}`;
  const readNext = async () => {
    const { doc } = z.object({ doc: Campaign }).parse((await owner.get(path)).body);
    const { progress } = await owner.fetchNominees(campaign.id);
    const state = campaignStateAt(doc, new Date());
    return [doc, { ...doc, hasAnswers: progress.total > 0 }].map((facts) =>
      getOwnerNext(state, facts, new Date()),
    );
  };
  expect(await readNext()).toEqual(['selecting', 'selecting']);
  await withdraw(campaign.id, answer);
  expect(await readNext()).toEqual(['extend', 'extend']);
  expect((await owner.get(path)).body).toMatchObject({ doc: { submissionCount: 1 } });
});

test('where every answer is withdrawn, page, live screen and selection page all say that none takes part', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [first = '', second = ''] = await seedAnswers(campaign.id, 2);
  const readDoc = async (place: string) =>
    z
      .object({ doc: z.unknown() })
      .parse(await (await callApi(`/campaigns/by-slug/${campaign.slug}${place}`)).json()).doc;
  const readStates = async () => {
    const page = PublicCampaign.parse(await readDoc(''));
    const selection = SelectionReport.parse(await readDoc('/selection'));
    const states = [campaignStateAt(page, new Date()), selection.campaign.state];
    return [...states, Live.parse(await readDoc('/live')).state, selection.result?.answers.paid];
  };
  await withdraw(campaign.id, first);
  expect(await readStates()).toEqual(['closed', 'closed', 'closed', 1]);
  await withdraw(campaign.id, second);
  const none = ['empty', 'empty', 'empty', 0];
  await expect.poll(readStates, { timeout: 5 * LIVE_READ_MS }).toEqual(none);
});

test('where every nominee is withdrawn and no answer is left, nobody reads that the owner is choosing, and nominees are missing', async () => {
  const { id, ids, slug } = await seedNominated(2);
  const read = async () => {
    const { doc } = z
      .object({ doc: PublicCampaign })
      .parse((await owner.get(`/api/campaigns/by-slug/${slug}`)).body);
    const own = z.object({ doc: Campaign }).parse((await owner.get(`/api/campaigns/${id}`)).body).doc;
    const state = campaignStateAt(doc, new Date());
    return [state, getOwnerNext(campaignStateAt(own, new Date()), own, new Date()), own.due?.missing];
  };
  expect(await read()).toEqual(['nominated', 'select-winners', 'choice']);
  for (const one of ids) await withdraw(id, one);
  expect(await read()).toEqual(['empty', 'read-answers', 'choice']);
  await runAsSystem(runSweep);
  expect(await read()).toEqual(['empty', 'extend', 'nominees']);
});

test('an answer that is withdrawn while the owner chooses it does not win, and the owner may choose again', async () => {
  const { id, ids } = await seedNominated(2);
  const [first = '', second = ''] = ids;
  const race = runBeforeBatch(/insert into "winners"/i, () => withdraw(id, first));
  const refused = await owner.choose(id, [first]).finally(race.restore);
  expect(refused).toMatchObject({ status: 400, body: { details: [{ message: NOMINEE_LOST.en }] } });
  expect(await countRows('winners', { campaignId: id })).toBe(0);
  const other = runBeforeBatch(/insert into "winners"/i, () => withdraw(id, second));
  expect((await owner.choose(id, [second]).finally(other.restore)).status).toBe(400);
  expect(await owner.fetchNominees(id)).toMatchObject({ docs: [], withdrawn: 2, status: 'ready' });
});

test('an answer that is withdrawn while the owner nominates it is not a nominee', async () => {
  const { id, ids } = await seedNominated(11);
  const last = ids.at(-1) ?? '';
  const race = runBeforeBatch(/insert into "owner_nominations"/i, () => withdraw(id, last));
  expect(await owner.nominate(id, last).finally(race.restore)).toMatchObject(
    toRefusal(409, 'answer_withdrawn'),
  );
  expect((await listAnswers(id, '?filter=withdrawn')).docs[0]?.nomination).toBeNull();
});

test('the fan of a withdrawn answer cannot ask for another reading, and is not a nominee afterwards', async () => {
  const { id, ids } = await seedNominated(2);
  const [answer = '', best = ''] = ids;
  const fan = await createLoggedInUser('fan');
  await changeSubmission(answer, { userId: fan.id });
  await withdraw(id, answer);
  const readOwn = async () => (await listSubmissions(fan))[0];
  expect((await readOwn())?.reading).toMatchObject({ rereadUntil: null });
  const asked = await fan.post(`/api/campaign-submissions/${answer}/reread`, { overlooked: WHY });
  expect(asked).toMatchObject(toRefusal(409, 'answer_withdrawn'));
  expect((await owner.choose(id, [best])).status).toBe(200);
  expect((await readOwn())?.outcome).toMatchObject({ isNominee: false, isWinner: false });
  const [mail] = await listQueuedMails(`not-won:${answer}`);
  expect(mail?.text).toContain('was withdrawn after a report and did not count');
  expect(mail?.text).not.toMatch(/scored|not given a score/);
});
