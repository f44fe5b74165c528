import { waitForMail } from '../support/people.ts';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleWinners } from '#api/outcomes/index.ts';
import { mails } from '#api/schema.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { listQueuedMails, db, runAsSystem } from '../support/api.ts';
import { changeRows, deleteRows, insertRow } from '../support/rows.ts';
import { countCalls, runBeforeBatch } from '../support/crash.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { shareWorld } from '../support/share-world.ts';
import {
  answerAsWinner,
  createWinnersOwner,
  openInvitation,
  sweepWinners,
} from '../support/winner-answers.ts';

const owner = await createWinnersOwner();
const { campaign, first, second, token } = await shareWorld(() => owner.seedWinner());
/** Returns noon in Amsterdam some days from now, when reminders are sent. */
const noonIn = (days: number) =>
  new Date(new Date(Date.now() + days * DAY_MS).toISOString().replace(/T.*/, 'T11:00:00Z'));

test.each([
  [
    'another winner than the record says',
    (_: string, first: string, second: string) =>
      changeRows('winners', { submissionId: first }, { submissionId: second }),
  ],
  [
    'a winner who was quietly taken away',
    (_: string, first: string) => deleteRows('winners', { submissionId: first }),
  ],
  [
    'an end that never was',
    (id: string, _: string, second: string) =>
      insertRow('formerWinners', { campaignId: id, submissionId: second, slot: 1, cause: 'silent' }),
  ],
])('the audit finds %s', async (_name, tamper) => {
  expect(await findProblem(campaign)).toBeUndefined();
  await tamper(campaign.id, first, second);
  expect(await findProblem(campaign)).toMatchObject({ kind: 'winner' });
});

test('the audit finds another reason for an end', async () => {
  await answerAsWinner(token, 'decline');
  expect(await findProblem(campaign)).toBeUndefined();
  await changeRows('formerWinners', { campaignId: campaign.id }, { cause: 'silent' });
  expect(await findProblem(campaign)).toMatchObject({ kind: 'winner' });
});

const unsend = (submissionId: string) =>
  db
    .update(mails)
    .set({ sentAt: null })
    .where(like(mails.key, `%:${submissionId}`));
const listKeys = async (submissionId: string) =>
  (await listQueuedMails(`*:${submissionId}`)).map(({ key }) => key.split(':')[0]).toSorted();

test('the mails remind on day 3 and 6, once each, and not after the answer', async () => {
  await sweepWinners(noonIn(2));
  expect(await listQueuedMails(`winner-reminder-3:${first}`)).toEqual([]);
  await sweepWinners(noonIn(4));
  await sweepWinners(noonIn(4));
  expect(await listQueuedMails(`winner-reminder-3:${first}`)).toHaveLength(1);
  await answerAsWinner(token, 'accept');
  await sweepWinners(noonIn(7));
  expect(await listQueuedMails(`winner-reminder-6:${first}`)).toEqual([]);
});

test('the mails go to all who have not answered', async () => {
  const { first, second } = await owner.seedWinner({ twoWinners: true });
  await runAsSystem((ctx) => settleWinners(ctx), noonIn(4));
  for (const id of [first, second]) expect(await listQueuedMails(`winner-reminder-3:${id}`)).toHaveLength(1);
});

// Regression: who accepted meanwhile read that we had not heard from them.
test('the mails remind nobody who accepts while the sweep runs', async () => {
  const race = runBeforeBatch(/insert into "mails"/i, () => answerAsWinner(token, 'accept'));
  await sweepWinners(noonIn(4));
  race.restore();
  expect((await openInvitation(token)).state).toBe('accepted');
  expect(await listQueuedMails(`winner-reminder-3:${first}`)).toEqual([]);
});

test('the mails cost no write once they are stored, however often the sweep runs', async () => {
  await owner.seedWinner();
  await runAsSystem((ctx) => settleWinners(ctx), noonIn(4));
  const { counts, restore } = countCalls();
  await runAsSystem((ctx) => settleWinners(ctx), noonIn(4));
  restore();
  // The list of winners and empty places, the mails of the two winners, and the details that are no longer needed.
  expect(counts.all).toBe(4);
});

test('the mails that were not sent are withdrawn when what they say has changed', async () => {
  const { first, second, token, emailOf } = await owner.seedWinner();
  await sweepWinners(noonIn(4));
  await unsend(first);
  await unsend(second);
  await answerAsWinner(token, 'decline');
  expect(await listKeys(first)).toEqual(expect.arrayContaining(['place-gone']));
  expect(await listKeys(first)).not.toEqual(expect.arrayContaining(['won']));
  expect(await listKeys(first)).not.toEqual(expect.arrayContaining(['winner-reminder-3']));
  expect(await listKeys(second)).not.toEqual(expect.arrayContaining(['not-won']));
  await waitForMail(owner.email, 'has declined.');
  const { text: invited } = await waitForMail(emailOf(second), 'De plek is nu voor jou');
  expect(invited).toMatch(/Laat het weten vóór .*met één druk op de knop/);
  expect(invited).toContain('/nl/winner?token=');
  expect((await waitForMail(emailOf(first), 'Je hebt laten weten dat je niet komt')).text).toContain(
    'ziet je contactgegevens niet meer',
  );
});

test('the mails about a date that was moved again before they were sent are withdrawn', async () => {
  const off = { flexiblePlanning: true, plannedDate: '', plannedTime: '' };
  const plannedDate = noonIn(90).toISOString().slice(0, 10);
  const on = { flexiblePlanning: false, plannedDate, plannedTime: '20:00' };
  for (const change of [off, on]) {
    await owner.patch(`/api/campaigns/${campaign.id}`, change);
    await unsend(first);
  }
  expect((await listKeys(first)).filter((key) => key?.startsWith('meeting-'))).toEqual(['meeting-2']);
});

test('the mails to everyone else have the own score, why the winner won, what the money does and the right to a person', async () => {
  const { campaign, ids, planted } = await owner.seedCampaignWithNominees(2);
  const [first = '', second = ''] = ids;
  await owner.choose(campaign.id, [first], { reasons: { [first]: 'The soup made me hungry.' } });
  const { text } = await waitForMail(
    planted.find(({ id }) => id === second)?.email ?? '',
    'heeft gekozen, en deze keer',
  );
  expect(text).toMatch(/Jouw antwoord kreeg \d+,\d van de 10 punten/);
  expect(text).toContain('The soup made me hungry.');
  expect(text).toContain('gaat die niet door, dan krijg je je geld terug');
  expect(text).toContain('Je hebt er recht op dat een mens ernaar kijkt');
  expect(text).not.toContain('{score}');
});
