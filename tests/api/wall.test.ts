import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { NAME_CHANGED, PERMISSION_RETENTION_MS, WALL_PAGE_SIZE } from '#api/wall/rules.ts';
import { prunePermissions } from '#api/wall/index.ts';
import { ORIGIN, runAsSystem } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { createFan, chooseWinner, seedPaidAnswer, seedAnswer } from '../support/answers.ts';
import { createReportBody } from '../support/reports.ts';
import {
  createThankYouPeople,
  fan,
  otherFan,
  owner,
  seedCampaignWithWinners,
} from '../support/thank-yous.ts';
import {
  decide,
  readAllowed,
  readWall,
  seedShownAnswer,
  seedWallAnswer,
  toPermissionPath,
} from '../support/walls.ts';
import { changeSubmission } from '../support/seed.ts';

await createThankYouPeople();

const HOSTILE = '<img src=x onerror=alert(1)> & "soup"';

/** Reads everything about how answers were judged. */
const readScores = async () => JSON.stringify([await findRows('scores'), await findRows('recordEntries')]);

test('an answer is read once its fan allows it and the owner shows it, until the fan withdraws it; no score changes', async () => {
  const { id } = await seedCampaignWithWinners();
  const submissionId = await seedPaidAnswer(id, otherFan.id);
  await changeSubmission(submissionId, { answer: HOSTILE });
  const path = toPermissionPath(submissionId);
  const before = await readScores();
  expect((await readWall(id)).docs).toEqual([]);
  expect((await readAllowed(id)).docs).toEqual([]);

  const allowed = await otherFan.put(path, { displayName: '  Sanne\u202e  uit\nEde ' });
  expect(allowed.body).toEqual({ doc: { displayName: 'Sanne uit Ede', isShown: false } });
  // Regression: an initial before “de” was taken for a web address.
  for (const [displayName, status] of [
    ['J.de Vries', 200],
    ['kijk.de', 400],
    ['Sanne', 200],
  ] as const)
    expect((await otherFan.put(path, { displayName })).status, displayName).toBe(status);
  expect((await readWall(id)).docs).toEqual([]);
  const shown = { submissionId, displayName: 'Sanne', answer: HOSTILE, isWinner: false };
  expect((await readAllowed(id)).docs).toMatchObject([{ ...shown, state: 'waiting' }]);

  expect((await decide(id, submissionId, 'shown')).status).toBe(200);
  expect((await readWall(id)).docs).toEqual([{ ...shown, minute: expect.any(Number) }]);
  expect((await otherFan.put(path, { displayName: 'Rude name' })).status).toBe(409);
  const own = await otherFan.get(`/api/campaign-submissions/${submissionId}`);
  expect(Object(own.body).submission.wall).toEqual({ displayName: 'Sanne', isShown: true });

  await decide(id, submissionId, 'hidden');
  expect((await readWall(id)).docs).toEqual([]);
  await decide(id, submissionId, 'shown');
  expect((await otherFan.delete(path)).status).toBe(200);
  expect((await otherFan.delete(path)).status).toBe(200);
  expect((await readWall(id)).docs).toEqual([]);
  expect((await readAllowed(id, 'shown')).docs).toEqual([]);
  expect((await decide(id, submissionId, 'shown')).status).toBe(404);
  expect(await readScores()).toBe(before);
});

test('an answer cannot be allowed unpaid or under an address, nor be seen by the owner before the winners are chosen', async () => {
  const { id, submissionId } = await seedCampaignWithWinners({ winnersSelected: false });
  const path = toPermissionPath(submissionId);
  const addresses = [
    'me@example.test',
    'www.example.test',
    'Noor prize.shop',
    'café.com',
    '(bit.ly/x9)',
    'x.com',
    'Noor 06 12345678',
  ];
  for (const displayName of [' ', 'x'.repeat(61), ...addresses])
    expect((await fan.put(path, { displayName })).body).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'displayName' }],
    });
  for (const displayName of ['J.de Vries', 'A.B. Smit', 'St. Jan', 'Jan-Willem', 'Mr.T', 'Sanne'])
    expect((await fan.put(path, { displayName })).status, displayName).toBe(200);
  expect((await decide(id, submissionId, 'shown')).status).toBe(409);
  const pending = await seedAnswer(id, otherFan.id, { status: 'pending', paidAt: null });
  expect((await otherFan.put(toPermissionPath(pending), { displayName: 'Sanne' })).status).toBe(409);
  await seedWallAnswer(id, pending);
  expect((await readWall(id)).docs).toEqual([]);
});

test.each([
  ['refunded', { status: 'refunded' }],
  ['disputed', { status: 'disputed' }],
  ['withdrawn after a report', { withdrawnAt: new Date() }],
] as const)('an answer vanishes when it is %s', async (_, change) => {
  const { id, submissionId } = await seedShownAnswer();
  await changeSubmission(submissionId, change);
  expect((await readWall(id)).docs).toEqual([]);
  expect((await readAllowed(id, 'shown')).docs).toEqual([]);
});

test('an answer vanishes with the name when its fan is erased, and after two years', async () => {
  const { id } = await seedShownAnswer();
  const leaver = await createFan();
  const submissionId = await seedPaidAnswer(id, leaver.id);
  await seedWallAnswer(id, submissionId, { displayName: 'Leaver' });
  expect((await readWall(id)).docs).toHaveLength(2);
  expect((await leaver.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await countRows('wallAnswers', { displayName: 'Leaver' })).toBe(0);
  expect((await readWall(id)).docs).toHaveLength(1);
  await runAsSystem(prunePermissions);
  expect((await readWall(id)).docs).toHaveLength(1);
  await runAsSystem(prunePermissions, new Date(Date.now() + PERMISSION_RETENTION_MS));
  expect((await readWall(id)).docs).toEqual([]);
});

test('an answer is shown under the name that its owner read, not under one of a moment later', async () => {
  const { id } = await seedCampaignWithWinners();
  const submissionId = await seedPaidAnswer(id, otherFan.id);
  const allow = (displayName: string) => otherFan.put(toPermissionPath(submissionId), { displayName });
  const show = (displayName: string, state = 'shown') =>
    owner.put(`/api/campaigns/${id}/wall/${submissionId}`, { state, displayName });
  await allow('Sanne');
  await allow('The celebrity');
  expect(await show('Sanne')).toMatchObject({ status: 409, body: { error: NAME_CHANGED.en } });
  expect((await readWall(id)).docs).toEqual([]);
  expect((await show('Sanne', 'hidden')).status).toBe(200);
  expect(await show('The celebrity')).toMatchObject({ status: 200, body: { doc: { state: 'shown' } } });
});

test('the winners’ answers come first, and the others page by page, each once', async () => {
  const { id } = await seedCampaignWithWinners();
  const ids: string[] = [];
  for (let count = 0; count < WALL_PAGE_SIZE + 3; count += 1) {
    const { id: fanId } = await createLoggedInUser('fan');
    const submissionId = await seedAnswer(id, fanId);
    // Two per instant, which the next page must not mix up.
    await seedWallAnswer(id, submissionId, { changedAt: new Date(1000 * Math.floor(count / 2) + 1000) });
    ids.push(submissionId);
  }
  await chooseWinner(id, ids[0] ?? '');
  const first = await readWall(id);
  expect(first.docs[0]).toMatchObject({ submissionId: ids[0], isWinner: true });
  expect(first.docs).toHaveLength(WALL_PAGE_SIZE + 1);
  const second = await readWall(id, first.next ?? '');
  expect(second.next).toBeNull();
  const read = [...first.docs, ...second.docs].map(({ submissionId }) => submissionId);
  expect(read.toSorted()).toEqual(ids.toSorted());
});

test('anyone can report an answer that is on the wall, and no other', async () => {
  const { id, submissionId } = await seedShownAnswer();
  const body = createReportBody({ id, slug: `campaign-${id}` }, { subject: 'answer', submissionId });
  const send = () =>
    exports.default.fetch(`${ORIGIN}/api/reports`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send()).status).toBe(201);
  await decide(id, submissionId, 'hidden');
  expect((await send()).status).toBe(404);
});
