import { expect, test } from 'vitest';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { SelectionRecord } from '#api/nominees/selection-contract.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { Submission } from '#api/subscriptions/contract.ts';
import { sha256 } from '#api/platform/digest.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { CHAIN_START, toHashInput, type Receipt } from '#api/scoring/entry-rules.ts';
import { checkReceipt, isInEntry } from '#site/features/nominees/run-receipt-check.ts';
import { callApi, runAsSystem } from '../support/api.ts';
import { changeRows, deleteRows, findRows, insertRow } from '../support/rows.ts';
import { fetchNominees } from '../support/campaign-owner.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedAnswers } from '../support/answers.ts';
import { seedSelectedCampaign, listEntries } from '../support/selected-campaign.ts';
import { seedCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';
import { HEADS_PER_PAGE, RECORD_PER_PAGE } from '#api/nominees/rules.ts';
import { fetchReport } from '../support/scored-campaign.ts';

test('an explanation is read in the reader’s language by owner, winner and export alike', async () => {
  const [owner, fan] = [await createLoggedInUser('celebrity', 'nl'), await createLoggedInUser('fan', 'en')];
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [answer = ''] = await seedAnswers(campaign.id, 1);
  await changeSubmission(answer, { userId: fan.id });
  await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, rubricModel));
  // What a judge that explains in both languages stores.
  const both = { explanationNl: 'Dat past goed.', explanationEn: 'That fits well.' };
  await changeRows('scores', { submissionId: answer }, both);
  const closedAt = campaign.closedAt?.getTime() ?? null;
  await runAsSystem((ctx) => markNominees(ctx, { campaignId: campaign.id, closedAt }));
  owner.jar.set('lang', 'nl');
  fan.jar.set('lang', 'en');
  const { docs } = await fetchNominees(owner, campaign.id);
  expect(docs).toMatchObject([{ reasoning: 'Dat past goed.' }]);
  const chosen = await owner.post(`/api/campaigns/${campaign.id}/winners`, {
    submissionIds: [answer],
    confirm: { early: true },
  });
  expect(WinnersResponse.parse(chosen.body).docs).toMatchObject([{ reasoning: 'Dat past goed.' }]);
  const own = await fan.get(`/api/campaign-submissions/${answer}`);
  expect(Submission.parse(Object(own.body).submission).outcome?.reasoning).toBe('That fits well.');
  const exported = await fan.get('/api/users/me/export');
  expect(Object(exported.body).submissions[0].judgement).toMatchObject({
    reasoning: 'That fits well.',
    ...both,
  });
});

const readRecord = async (slug: string, after: number) => {
  const answer = await callApi(`/campaigns/by-slug/${slug}/record?after=${after}`);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=30/);
  return SelectionRecord.strict().parse(await answer.json());
};
const check = async ({ slug }: { readonly slug: string }, receipt: Receipt) =>
  (await checkReceipt(receipt, (after) => readRecord(slug, after))).kind;

test('the public record lets anyone recompute its hashes to the last head, without personal data', async () => {
  const campaign = await seedSelectedCampaign();
  const page = await readRecord(campaign.slug, 0);
  expect(page.entries.map(({ kind }) => kind)).toEqual([
    'brief',
    ...campaign.answers.map(() => 'score'),
    'ranking',
    'nomination',
    'winner',
  ]);
  let previousHash: string = CHAIN_START;
  for (const entry of page.entries) {
    expect(sha256(toHashInput(page.campaign, entry, previousHash))).toBe(entry.hash);
    previousHash = entry.hash;
  }
  expect(page.head).toEqual({ position: 8, hash: previousHash });
  const bodies = (await listEntries(campaign.id)).map(({ body }) => body);
  const text = JSON.stringify(page) + bodies.join('');
  const rows = await findRows('submissions', { campaignId: campaign.id });
  for (const { id, userId, answer } of rows) {
    for (const secret of [id, userId ?? '', answer]) expect(text).not.toContain(secret);
  }
});

test('the public record is checked in the browser: a nominee or a winner who was replaced is found', async () => {
  const campaign = await seedSelectedCampaign();
  const { id, answers, head } = campaign;
  expect(await check(campaign, head)).toBe('checked');
  const chooseAnother = (submissionId = '') => changeRows('winners', { campaignId: id }, { submissionId });
  await chooseAnother(answers[1]);
  expect(await check(campaign, head)).toBe('replaced');
  await chooseAnother(answers.at(-1));
  expect(await check(campaign, head)).toBe('checked');
  await deleteRows('nominees', { campaignId: id, rank: 4 });
  expect(await check(campaign, head)).toBe('replaced');
  await changeCampaign(id, { winnersSelected: false });
  expect(await check(campaign, head)).toBe('replaced');
  const undecided = await seedSelectedCampaign({ withWinner: false });
  expect(await check(undecided, undecided.head)).toBe('found');
});

test('the public record continues after a position, and says what that is chained to', async () => {
  const { slug } = await seedSelectedCampaign();
  const [all, rest] = [await readRecord(slug, 0), await readRecord(slug, 5)];
  expect(rest.entries).toEqual(all.entries.slice(5));
  expect(rest.previousHash).toBe(all.entries[4]?.hash);
  expect((await readRecord(slug, 8)).entries).toEqual([]);
  expect(RECORD_PER_PAGE).toBeGreaterThan(8);
});

test('the public record is empty while the campaign is open, and 404 or 400 for what does not exist', async () => {
  const { slug } = await seedCampaign();
  expect(await readRecord(slug, 0)).toMatchObject({ entries: [], head: null });
  expect((await callApi('/campaigns/by-slug/nowhere/record')).status).toBe(404);
  expect((await callApi(`/campaigns/by-slug/${slug}/record?after=-1`)).status).toBe(400);
});

test('the public record shows each fan a receipt of their own answer, and what proves it once the nominees are known', async () => {
  const fan = await createLoggedInUser('fan');
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const [answer = ''] = await seedAnswers(campaign.id, 1);
  await changeSubmission(answer, { userId: fan.id });
  const readOwn = async () => {
    const { body } = await fan.get(`/api/campaign-submissions/${answer}`);
    return Submission.parse(Object(body).submission);
  };
  expect((await readOwn()).receipt).toBeNull();
  await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, rubricModel));
  const { entries } = await readRecord(campaign.slug, 0);
  const recorded = entries.find(({ kind }) => kind === 'score');
  if (!recorded) throw new Error('the answer was judged');
  const { position, hash } = recorded;
  expect((await readOwn()).receipt).toEqual({ position, hash, proof: null });
  const readJudgement = async () =>
    Object((await fan.get('/api/users/me/export')).body).submissions[0].judgement;
  expect(await readJudgement()).toBeNull();

  const closedAt = campaign.closedAt?.getTime() ?? null;
  await runAsSystem((ctx) => markNominees(ctx, { campaignId: campaign.id, closedAt }));
  const own = await readOwn();
  expect(await isInEntry(own, recorded)).toBe(true);
  const question = own.answers[0]?.question ?? '';
  expect(
    await isInEntry({ ...own, answers: [{ question, language: 'en', answer: 'Another.' }] }, recorded),
  ).toBe(false);
  const better = own.reading && { ...own.reading, score: 9.9 };
  expect(await isInEntry({ ...own, reading: better }, recorded)).toBe(false);
  expect(await readJudgement()).toMatchObject({
    recordedAs: own.receipt?.proof?.entry,
    recordKey: own.receipt?.proof?.key,
    recordHash: hash,
    nomineeRank: null,
  });
  await changeCampaign(campaign.id, { winnersSelected: true });
  expect(await readJudgement()).toMatchObject({ nomineeRank: 1 });
});

test('the public record has every head it ever had, a page at a time', async () => {
  const { id, slug } = await seedCampaign({ isActive: false, closedAt: new Date() });
  const heads = Array.from({ length: HEADS_PER_PAGE + 1 }, (_, index) => ({
    campaignId: id,
    position: index + 1,
    hash: `hash ${index + 1}`,
    writtenAt: new Date(1_760_000_000_000 + index),
  }));
  for (const head of heads) await insertRow('scoreHeads', head);
  const readHeads = async (query: string) => (await fetchReport(slug, query)).result?.heads;
  const first = await readHeads('');
  expect(first).toMatchObject({ page: 1, pages: 2 });
  expect(first?.docs.map(({ position }) => position)).toEqual(
    heads
      .slice(1)
      .map(({ position }) => position)
      .toReversed(),
  );
  expect(await readHeads('?heads=2')).toMatchObject({ page: 2, docs: [{ position: 1, hash: 'hash 1' }] });
});
