import { expect, test } from 'vitest';
import { LoggedActionsPage, RefusedMessagesPage } from '#api/admin/contract.ts';
import { REFUSALS_PER_HOUR } from '#api/payments/ledger/record-refusal.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import { readWholeList, REASON, seedFailedMail, seedMessage } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createSubscription, getSubmissionStatus } from '../support/answers.ts';
import { runAsSystem, listOutbox, toInvalid } from '../support/api.ts';
import { countRows, deleteRows, findRows } from '../support/rows.ts';
import { deliverEvent, simulateAtProvider, readEventId } from '../support/provider.ts';
import { seedCampaign } from '../support/seed.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const sendAgain = (id: string, body: object = { reason: REASON }) =>
  admin.post(`/api/admin/mails/${id}/send-again`, body);
const processAgain = (id: string) =>
  admin.post(`/api/admin/messages/${id}/process-again`, { reason: REASON });
const listLog = (subject: string) => findRows('adminLog', { subject });
const findMail = async (id: string) => (await findRows('mails', { id }))[0];

test('the log has the stop of a campaign, with who stopped it and why', async () => {
  const { id } = await seedCampaign();
  const stop = () => admin.post(`/api/admin/campaigns/${id}/stop`, { reason: 'The celebrity is not real.' });
  expect((await stop()).status).toBe(200);
  await stop();
  expect(await listLog(id)).toMatchObject([{ action: 'campaign-stopped', adminId: admin.id }]);
  const { docs } = await readWholeList(admin, 'log', LoggedActionsPage);
  expect(docs.find(({ subject }) => subject === id)).toMatchObject({
    admin: 'Anna',
    reason: 'The celebrity is not real.',
  });
});

test('a mail that failed for good is sent again, once, and who had it sent is logged with the reason', async () => {
  const id = await seedFailedMail();
  const { recipient } = (await findMail(id)) ?? {};
  expect((await sendAgain(id)).status).toBe(202);
  await runAsSystem(sendAllDueMails);
  // The call itself sends what is due, after its response.
  await expect.poll(async () => (await findMail(id))?.sentAt).toBeInstanceOf(Date);
  expect(await listOutbox(recipient ?? '', 'Power Hour')).toHaveLength(1);
  expect(await findMail(id)).toMatchObject({ sentAt: expect.any(Date), failedAt: null, recipient: null });
  expect((await sendAgain(id)).status).toBe(409);
  expect(await listLog(id)).toMatchObject([
    { adminId: admin.id, action: 'mail-sent-again', reason: REASON, at: expect.any(Date) },
  ]);
});

test('a mail that failed for good is sent once when ten ask for it at the same time', async () => {
  const id = await seedFailedMail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendAgain(id)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(await listLog(id)).toHaveLength(1);
});

test('a mail that failed for good is not sent again without its content, nor one that waits or is unknown', async () => {
  expect((await sendAgain(await seedFailedMail({ recipient: null }))).status).toBe(409);
  expect((await sendAgain(await seedFailedMail({ failedAt: null, nextAttemptAt: new Date() }))).status).toBe(
    409,
  );
  expect((await sendAgain(crypto.randomUUID())).status).toBe(404);
});

test('a mail that failed for good is not sent again without a reason', async () => {
  const id = await seedFailedMail();
  expect(await sendAgain(id, { reason: '  why ' })).toMatchObject(
    toInvalid('reason', 'Say why, in at least 5 characters'),
  );
  expect((await findMail(id))?.failedAt).not.toBeNull();
});

test('a message of the provider that never arrived is asked for and processed, and counts once', async () => {
  const { submissionId, sessionId } = await createSubscription();
  await simulateAtProvider('pay', sessionId);
  const id = await readEventId(sessionId);
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
  expect(await processAgain(id)).toMatchObject({ status: 200, body: { outcome: 'recorded' } });
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await processAgain(id)).toMatchObject({ status: 200, body: { outcome: 'repeated' } });
  expect(await listLog(id)).toMatchObject([
    { action: 'message-processed-again', adminId: admin.id, reason: REASON },
    { action: 'message-processed-again' },
  ]);
});

test('a message of the provider that changed nothing the first time counts the second time', async () => {
  const { submissionId, sessionId } = await createSubscription();
  await simulateAtProvider('pay', sessionId);
  const id = await readEventId(sessionId);
  await seedMessage({ id, type: 'checkout.session.completed', outcome: 'unreadable' });
  expect((await processAgain(id)).body).toEqual({ outcome: 'recorded' });
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  const [row] = await findRows('paymentEvents', { id });
  expect(row?.outcome).toBe('paid');
});

test('a message of the provider that the provider does not know, or that has no id of its own, is not processed', async () => {
  for (const id of ['evt_unknown', 'unreadable-0123']) expect((await processAgain(id)).status).toBe(409);
});

test('a message of the provider that is refused leaves a record of when and why, and nothing of its content', async () => {
  await deleteRows('webhookRefusals');
  await deliverEvent({ id: 'evt_forged', secret: 'of mine' }, { secret: 'whsec_of_another' });
  const { docs } = await readWholeList(admin, 'refused-messages', RefusedMessagesPage);
  expect(docs).toMatchObject([{ reason: expect.stringContaining('signature') }]);
  expect(JSON.stringify(docs)).not.toMatch(/forged|of mine/);
});

test('a message of the provider leaves no more than some records in an hour, and none for long', async () => {
  await deleteRows('webhookRefusals');
  for (let count = 0; count < REFUSALS_PER_HOUR + 3; count += 1)
    await deliverEvent({ count }, { secret: 'whsec_of_another' });
  expect(await countRows('webhookRefusals')).toBe(REFUSALS_PER_HOUR);
  await runAsSystem(runSweep, new Date(Date.now() + 31 * DAY_MS));
  expect(await countRows('webhookRefusals')).toBe(0);
});
