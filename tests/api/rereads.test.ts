import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails, scores, submissions, user } from '#api/schema.ts';
import { OVERLOOKED as LIMITS, REREAD_MS, REREAD_REPLY_MS } from '#api/nominees/rules.ts';
import { remindRereads } from '#api/nominees/index.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { formatReceipt } from '#api/scoring/entry-rules.ts';
import { runSweep } from '#api/sweep.ts';
import { createCampaignOwner } from '../support/campaign-owner.ts';
import { PASSWORD } from '../support/people.ts';
import { listQueuedMails, db, runAsSystem } from '../support/api.ts';
import { changeRows, countRows, findRows, type Values } from '../support/rows.ts';
import { selectByRubric, fetchAnswers } from '../support/scored-campaign.ts';
import { seedAnswers } from '../support/answers.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';
import { findProblem, listEntries } from '../support/selected-campaign.ts';
import { shareWorld } from '../support/share-world.ts';
import {
  ask,
  listRequestMails,
  OVERLOOKED,
  readOwn,
  REPLY,
  reply as replyAs,
  seedRead,
} from '../support/rereads.ts';

const owner = await createCampaignOwner();
const { id, slug, answer, best, fan, before } = await shareWorld(() => seedRead(owner));
const reply = (campaignId: string, submissionId: string) => replyAs(campaignId, submissionId, owner);
const toCode = ({ body }: { readonly body: unknown }): unknown => Object(body).code;
const makeKnown = (id: string, at: Date) => changeRows('rankings', { campaignId: id }, { knownAt: at });
async function readHead(id: string) {
  const last = (await listEntries(id)).at(-1);
  return last ? formatReceipt(last) : '';
}

test('a fan sees how their answer was read from when the nominees are known, and asks once', async () => {
  expect(before?.reading).toBeNull();
  const own = await readOwn(fan);
  expect(own).toMatchObject({
    reading: {
      score: expect.any(Number),
      judgedBy: 'rubric',
      reasoning: expect.stringContaining('out of 10'),
    },
    reread: null,
  });
  const [ranking] = await findRows('rankings', { campaignId: id });
  expect(Date.parse(own?.reading?.rereadUntil ?? '') - (ranking?.knownAt.getTime() ?? 0)).toBe(REREAD_MS);
  const answers = await Promise.all([ask(answer, fan), ask(answer, fan)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(toCode(await ask(answer, fan))).toBe('already_asked');
  const asked = await readOwn(fan);
  expect(asked).toMatchObject({
    reading: { rereadUntil: null },
    reread: { overlooked: OVERLOOKED, reply: null, repliedAt: null },
  });
  const { askedAt = '', dueAt = '' } = asked?.reread ?? {};
  expect(Date.parse(dueAt) - Date.parse(askedAt)).toBe(REREAD_REPLY_MS);
  const { rereads, docs } = await owner.fetchNominees(id);
  expect(rereads).toMatchObject({ open: 1, until: own?.reading?.rereadUntil });
  expect(docs.find(({ submissionId }) => submissionId === answer)?.reread).toEqual(asked?.reread);
});

test('a request says what was overlooked, in at most 500 characters', async () => {
  const path = `/api/campaign-submissions/${answer}/reread`;
  expect((await fan.post(path, {})).status).toBe(400);
  for (const overlooked of ['', ' '.repeat(20), 'short', 'x'.repeat(LIMITS.max + 1)])
    expect(await ask(answer, fan, overlooked)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'overlooked', message: expect.any(String) }] },
    });
  expect((await ask(answer, fan, 'x'.repeat(LIMITS.max))).status).toBe(201);
});

test('nobody asks after 48 hours, which another ranking does not prolong', async () => {
  const known = new Date(Date.now() - REREAD_MS);
  await makeKnown(id, known);
  await seedAnswers(id, 1);
  await runAsSystem(runSweep);
  const [ranking] = await findRows('rankings', { campaignId: id });
  expect(ranking?.knownAt).toEqual(known);
  expect(toCode(await ask(answer, fan))).toBe('reread_over');
  expect((await readOwn(fan))?.reading).toMatchObject({ rereadUntil: null });
  expect((await owner.choose(id, [best], { confirm: {} })).status).toBe(200);
  expect(toCode(await ask(answer, fan))).toBe('winners_already_selected');
  expect((await readOwn(fan))?.reading).toBeNull();
});

test('the owner replies once, in a sentence that is on record, and that the fan reads and gets by mail', async () => {
  expect((await reply(id, answer)).status).toBe(404);
  await ask(answer, fan);
  expect(await listQueuedMails(`reread-asked:${id}:${Math.floor(Date.now() / DAY_MS)}`)).toMatchObject([
    { recipient: owner.email },
  ]);
  expect((await reply(id, best)).status).toBe(404);
  const answers = await Promise.all([reply(id, answer), reply(id, answer)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(toCode(await reply(id, answer))).toBe('already_replied');
  expect((await readOwn(fan))?.reread).toMatchObject({
    overlooked: OVERLOOKED,
    reply: REPLY,
    isNominated: true,
  });
  const [mail, ...more] = await listRequestMails('replied', answer);
  expect(more).toEqual([]);
  expect(mail?.recipient).toBe(fan.email);
  for (const text of [OVERLOOKED, REPLY, await readHead(id)]) expect(mail?.text).toContain(text);
  expect((await owner.fetchNominees(id)).rereads.open).toBe(0);
  expect(await findProblem({ slug })).toBeUndefined();
  await changeRows('rereadRequests', { submissionId: answer }, { reply: 'No.' });
  expect(await findProblem({ slug })).toMatchObject({ kind: 'contest' });
});

test('the owner calls no answer a nominee whose donation went back before the reply', async () => {
  await ask(answer, fan);
  await changeSubmission(answer, { status: 'refunded' });
  expect((await reply(id, answer)).status).toBe(201);
  expect((await readOwn(fan))?.reread).toMatchObject({ isNominated: false });
  expect(await listRequestMails('replied', answer)).toEqual([]);
});

test('the owner chooses winners once every fan has a reply, or 48 hours after the nominees were known', async () => {
  expect(toCode(await owner.choose(id, [best], { confirm: {} }))).toBe('reread_open');
  await ask(answer, fan);
  expect(await owner.choose(id, [best])).toMatchObject({
    status: 409,
    body: { code: 'rereads_unanswered', error: expect.stringContaining('48 hours') },
  });
  await reply(id, answer);
  expect((await owner.choose(id, [best])).status).toBe(200);

  const late = await seedRead(owner);
  await ask(late.answer, late.fan);
  await makeKnown(late.id, new Date(Date.now() - REREAD_MS));
  expect((await owner.choose(late.id, [late.best], { confirm: {} })).status).toBe(200);
  const { docs } = await fetchAnswers(owner, late.id, '?filter=asked-again');
  expect(docs).toMatchObject([{ reread: { repliedAt: null } }]);
  expect((await reply(late.id, late.answer)).status).toBe(201);
  expect((await readOwn(late.fan))?.reread).toMatchObject({ reply: REPLY });
  expect(await findProblem(late)).toBeUndefined();
});

test('the owner is reminded in the last days for a reply, and the fan hears once where none came', async () => {
  await ask(answer, fan);
  const listAfter = async (days: number) => {
    const now = new Date(Date.now() + days * DAY_MS + HOUR_MS);
    await runAsSystem(remindRereads, now);
    expect(await runAsSystem(remindRereads, now)).toBe(0);
    const reminded = await listQueuedMails(`reread-asked:${id}:${Math.floor(now.getTime() / DAY_MS)}`);
    return [...reminded, ...(await listRequestMails('unanswered', answer))].map((mail) => mail.recipient);
  };
  expect(await listAfter(4)).toEqual([]);
  // Regression: they were reminded of a request that their list no longer had.
  await changeSubmission(answer, { status: 'refunded' });
  expect(await listAfter(5)).toEqual([]);
  await changeSubmission(answer, { status: 'paid' });
  for (const day of [5, 6, 6]) expect(await listAfter(day)).toEqual([owner.email]);
  for (const day of [9, 9, 30]) expect(await listAfter(day)).toEqual([fan.email]);
  await changeRows('mails', { campaignId: id }, { sentAt: null });
  expect((await owner.post(`/api/campaigns/${id}/cancel`, { reason: REPLY })).status).toBe(200);
  const left = await findRows('mails', { campaignId: id });
  expect(left.filter(({ key }) => key.includes('read'))).toEqual([]);
});

test('the owner gets no reply once the campaign is cancelled: the money goes back, and nothing is decided any more', async () => {
  await ask(answer, fan);
  expect((await owner.post(`/api/campaigns/${id}/cancel`, { reason: REPLY })).status).toBe(200);
  await changeRows('submissions', { id: answer }, { status: 'paid' });
  const length = (await listEntries(id)).length;
  expect(await reply(id, answer)).toMatchObject({ status: 409, body: { code: 'campaign_cancelled' } });
  expect(await listRequestMails('replied', answer)).toEqual([]);
  expect(await listEntries(id)).toHaveLength(length);
});

test('the owner is kept by no request of an answer that no longer takes part', async () => {
  await ask(answer, fan);
  const exported = await fan.get('/api/users/me/export');
  expect(Object(exported.body).submissions[0].selection).toMatchObject({ overlooked: OVERLOOKED });
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await countRows('rereadRequests', { campaignId: id })).toBe(0);
  expect((await owner.choose(id, [best])).status).toBe(200);
  expect(await findProblem({ slug })).toBeUndefined();
});

const listMails = (id: string, userId: string | null) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.campaignId, id), like(mails.key, `read:%:${userId}:%`)));

test('the mail to every fan has the own score, the right to ask and the end of the record, in the fan’s language, once, until the choice', async () => {
  const rows = await db
    .select({ userId: user.id, language: user.language, score: scores.score })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .innerJoin(scores, eq(scores.submissionId, submissions.id))
    .where(eq(submissions.campaignId, id));
  const head = await readHead(id);
  expect(rows).toHaveLength(2);
  for (const { userId, language, score } of rows) {
    const [mail] = await listMails(id, userId);
    const number = score?.toFixed(1) ?? '';
    const own =
      language === 'nl' ? `${number.replace('.', ',')} van de 10 punten` : `scored ${number} out of 10`;
    for (const content of [mail?.text, mail?.html]) expect(content).toContain(own);
    expect(mail?.text).toContain(head);
    expect(mail?.text).toMatch(/have a person read your answer again|een mens je antwoord opnieuw leest/);
  }
  await seedAnswers(id, 1);
  await runAsSystem(runSweep);
  const people = await findRows('submissions', { campaignId: id });
  expect(people).toHaveLength(3);
  for (const { userId } of people) expect(await listMails(id, userId)).toHaveLength(1);
  await changeRows('mails', { campaignId: id }, { sentAt: null });
  expect((await owner.choose(id, [best])).status).toBe(200);
  for (const { userId } of people) expect(await listMails(id, userId)).toEqual([]);
});

test('the mail to every fan goes to none who was withdrawn, refunded or erased, and says when there is no score', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [withdrawn = '', refunded = '', unscored = ''] = await seedAnswers(campaign.id, 4, (index) =>
    index === 2
      ? 'Ich möchte dich treffen, weil ich deine Musik jeden Tag höre und sie mir viel bedeutet.'
      : 'It is nice.',
  );
  const set = (id: string, values: Values<'submissions'>) => changeSubmission(id, values);
  await set(withdrawn, { withdrawnAt: new Date() });
  await set(refunded, { status: 'refunded' });
  await selectByRubric(campaign);
  const people = await findRows('submissions', { campaignId: campaign.id });
  const counts = new Map(
    await Promise.all(
      people.map(async ({ id, userId }) => [id, (await listMails(campaign.id, userId)).length] as const),
    ),
  );
  expect([counts.get(withdrawn), counts.get(refunded), counts.get(unscored)]).toEqual([0, 0, 1]);
  const [mail] = await listMails(campaign.id, people.find(({ id }) => id === unscored)?.userId ?? null);
  expect(mail?.text).toMatch(/geen score geven|could not score your answer/);
  expect(await countRows('scores', { submissionId: unscored, score: null })).toBe(1);
});
