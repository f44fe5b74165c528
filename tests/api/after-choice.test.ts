import { expect, test } from 'vitest';
import { settleOutcomes } from '#api/outcomes/index.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import {
  cancel,
  createOwnedCampaign,
  REASON,
  OPERATOR,
  payBack,
  readPage,
  readStatuses,
} from '../support/endings.ts';
import { createLoggedInUser } from '../support/people.ts';
import { listOutbox, toRefusal, runAsSystem } from '../support/api.ts';
import { getCampaign, hoursFromNow, changeCampaign } from '../support/seed.ts';
import { chooseWinner, createPaidSubscription } from '../support/answers.ts';

const admin = await createLoggedInUser('admin');

/** Seeds a closed campaign whose winner has accepted, with the meeting at an instant. */
async function createSettled(plannedAt: Date | null) {
  const { owner, campaign } = await createOwnedCampaign();
  const [fan, winner] = [
    await createPaidSubscription({ campaign }),
    await createPaidSubscription({ campaign }),
  ];
  await chooseWinner(campaign.id, winner.submissionId);
  const settled = { isActive: false, closedAt: new Date(), settledAt: new Date(), plannedAt };
  await changeCampaign(campaign.id, settled);
  return { owner, campaign, paid: [fan, winner] };
}

test('after the choice, an owner can cancel until the meeting: the reason is published, the operator hears it', async () => {
  const { owner, campaign, paid } = await createSettled(hoursFromNow(48));
  expect((await cancel(owner, campaign)).status).toBe(200);
  await payBack();
  expect(await readStatuses(paid)).toEqual(new Set(['refunded']));
  expect(await readPage(admin, campaign)).toMatchObject({ cancelled: { by: 'owner', reason: REASON } });
  const [heard, ...again] = await listOutbox(OPERATOR, campaign.slug);
  expect(heard?.text).toContain(REASON);
  expect(again).toEqual([]);
  for (const { fan } of paid) expect(await listOutbox(fan.email, REASON)).toHaveLength(1);
});

test('after the choice, nobody but an admin cancels or moves it once the meeting has been', async () => {
  const { owner, campaign } = await createSettled(hoursFromNow(-1));
  expect(await cancel(owner, campaign)).toMatchObject(toRefusal(409, 'conflict'));
  const path = `/api/campaigns/${campaign.id}`;
  for (const change of [{ flexiblePlanning: true, plannedDate: '' }, { plannedLocation: 'Gouda' }])
    expect(await owner.patch(path, change)).toMatchObject(toRefusal(409, 'conflict'));
  await changeCampaign(campaign.id, { overdue: 'thanks', overdueAt: new Date(), outcomeAt: null });
  const off = { plannedDate: '', plannedTime: '', reason: 'She was ill that day.' };
  expect((await admin.post(`/api/admin/campaigns/${campaign.id}/move`, off)).status).toBe(200);
  await runAsSystem(settleOutcomes, addDays(new Date(), 1));
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: null });
  await runAsSystem(settleOutcomes, addDays(new Date(), 359));
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'date' } });
});

test('after the choice, a meeting without a date for a year does not go ahead', async () => {
  const { campaign, paid } = await createSettled(null);
  for (const day of [359, 366]) await runAsSystem(settleOutcomes, addDays(new Date(), day));
  expect((await getCampaign(campaign.id)).cancelledBy).toBe('date');
  await payBack();
  expect(await readStatuses(paid)).toEqual(new Set(['refunded']));
});

test('after the choice, an owner who does not thank is reminded twice, then the page says so until they do', async () => {
  const met = hoursFromNow(-1);
  const { owner, campaign, paid } = await createSettled(met);
  const sweepOn = async (day: number) => {
    await runAsSystem(settleOutcomes, addDays(met, day));
    await runAsSystem(sendAllDueMails, addDays(met, day));
  };
  for (const day of [13.9, 14, 15, 28, 41.9]) await sweepOn(day);
  const reminders = await listOutbox(owner.email, 'was promised a thank-you');
  expect(reminders).toHaveLength(2);
  expect(reminders[0]?.text).toContain(`/dashboard/campaigns/${campaign.id}/thanks`);
  await sweepOn(42);
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'thanks', returnAt: null } });
  expect(await listOutbox(OPERATOR, campaign.slug)).toHaveLength(1);
  await changeCampaign(campaign.id, { thankYouMethod: 'text' });
  const path = `/api/campaigns/${campaign.id}/thanks`;
  await owner.put(path, { message: 'Thank you all!' });
  expect((await owner.post(`${path}/send`)).status).toBe(200);
  expect((await readPage(admin, campaign)).overdue).toBeNull();
  await sweepOn(100);
  expect(await getCampaign(campaign.id)).toMatchObject({ outcomeAt: null, overdue: null, cancelledAt: null });
  expect(await readStatuses(paid)).toEqual(new Set(['paid']));
});

test('after the choice, an owner who is suspended after the meeting is not asked for what they cannot do; fans read that it has not come', async () => {
  const met = hoursFromNow(-1);
  const { owner, campaign, paid } = await createSettled(met);
  const suspended = { act: 'account-suspended', reason: REASON };
  expect((await admin.post(`/api/admin/people/${owner.id}/help`, suspended)).status).toBe(200);
  const [told] = await listOutbox(owner.email, 'is suspended');
  expect(told?.text).toContain('campaigns whose meeting has not taken place');
  for (const day of [14, 28, 42]) {
    await runAsSystem(settleOutcomes, addDays(met, day));
    await runAsSystem(sendAllDueMails, addDays(met, day));
  }
  expect(await listOutbox(owner.email, 'was promised a thank-you')).toEqual([]);
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'thanks' }, cancelled: null });
  expect(await readStatuses(paid)).toEqual(new Set(['paid']));
});

test('after the choice, a story that is removed was no thank-you: the page says that none has come', async () => {
  const { owner, campaign } = await createSettled(hoursFromNow(-50 * 24));
  const path = `/api/campaigns/${campaign.id}/story`;
  const story = { title: 'It was grand', text: 'We cooked together for an hour.', pictures: [] };
  expect((await owner.put(path, story)).status).toBe(200);
  await runAsSystem(settleOutcomes);
  expect((await getCampaign(campaign.id)).outcomeAt).toBeNull();
  expect((await owner.delete(path)).status).toBe(200);
  await runAsSystem(settleOutcomes);
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'thanks' } });
});
