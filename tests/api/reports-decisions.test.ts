import { expect, test } from 'vitest';
import { runSweep } from '#api/sweep.ts';
import { createLoggedInUser } from '../support/people.ts';
import { runAsSystem, toInvalid } from '../support/api.ts';
import { changeRows, countRows, insertRow } from '../support/rows.ts';
import {
  createReportBody,
  decide,
  listMailsTo,
  readReport,
  seedReport,
  seedReported,
  STATEMENT,
} from '../support/reports.ts';
import { seedCampaign, getCampaign, hoursFromNow, seedImage } from '../support/seed.ts';
import {
  createThankYouPeople,
  fan,
  fetchFile,
  owner as thanker,
  seedCampaignWithWinners,
  seedSentThanks,
} from '../support/thank-yous.ts';
import { seedAnswer } from '../support/answers.ts';

await createThankYouPeople();

const [owner, reporter] = [await createLoggedInUser('celebrity', 'nl'), await createLoggedInUser('fan')];
const admin = await createLoggedInUser('admin', 'en', 'Anna');

test('a dismissed report reaches both sides with its reasons, but not who sent it', async () => {
  const { campaign, email, id } = await seedReported(owner.id);
  expect((await decide(admin, id, 'dismissed')).status).toBe(200);
  const [[toReporter], toOwner] = [await listMailsTo(email), await listMailsTo(owner.email)];
  expect(toReporter?.text).toContain('the campaign “An hour of soup”. We have looked at it, and it stays');
  const [cleared] = toOwner.filter(({ subject }) => subject.startsWith('Een melding over'));
  for (const mail of [toReporter, cleared]) expect(mail?.text).toContain(STATEMENT);
  expect(cleared?.text).not.toMatch(new RegExp(`Saar|${email}`));
  const row = await getCampaign(campaign.id);
  expect(row.cancelledAt).toBeNull();
});

test('a dismissed report without an address reaches only the author', async () => {
  const { id } = await seedReported(owner.id, { reporterEmail: null });
  expect((await decide(admin, id, 'dismissed')).status).toBe(200);
});

test('a report that was right stops a campaign for the reasons given, with one mail to its owner', async () => {
  const maker = await createLoggedInUser('celebrity', 'nl');
  const campaign = await seedCampaign({ ownerId: maker.id, name: 'Soep' });
  const id = await seedReport({ campaignId: campaign.id, reporterEmail: reporter.email });
  expect((await decide(admin, id, 'stopped')).status).toBe(200);
  const row = await getCampaign(campaign.id);
  expect(row).toMatchObject({
    cancelledBy: 'admin',
    cancelReason: STATEMENT,
    cancelledByUserId: admin.id,
    cancelledAt: expect.any(Date),
    isActive: false,
  });
  const mails = await listMailsTo(maker.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['We hebben je campagne ‘Soep’ gestopt']);
  for (const part of [STATEMENT, 'oplichting of misleiding', 'Een mens heeft dit besloten', 'de rechter'])
    expect(mails[0]?.text).toContain(part);
  expect((await listMailsTo(reporter.email)).map(({ subject }) => subject)).toContain(
    'Our decision on your report',
  );
});

test('a report that was right stops a campaign by the sweep when the decision was interrupted', async () => {
  const { campaign, id } = await seedReported(owner.id);
  const decided = { decision: 'stopped', statement: STATEMENT, decidedBy: admin.id } as const;
  const now = new Date();
  await changeRows('reports', { id }, { ...decided, decidedAt: now, stopDueAt: now });
  await runAsSystem(runSweep);
  const row = await getCampaign(campaign.id);
  expect(row.cancelReason).toBe(STATEMENT);
  expect((await readReport(id)).stopDueAt).toBeNull();
});

test('a report that was right withdraws an answer: only its fan and the campaign’s owner see it, marked', async () => {
  const writer = await createLoggedInUser('fan');
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const submissionId = await seedAnswer(campaign.id, writer.id);
  await insertRow('nominees', { campaignId: campaign.id, submissionId, rank: 1, place: 1, score: 8 });
  const readOwn = async () => Object((await owner.get(`/api/campaigns/${campaign.id}`)).body).doc.nominees;
  expect(await readOwn()).toEqual([submissionId]);
  const id = await seedReport({ campaignId: campaign.id, subject: 'answer', submissionId });
  expect((await decide(admin, id, 'stopped')).status).toBe(200);
  expect(await readOwn()).toEqual([]);
  const { body: answers } = await owner.get(`/api/campaigns/${campaign.id}/answers?filter=withdrawn`);
  expect(answers).toMatchObject({ docs: [{ submissionId, isWithdrawn: true }] });
  const { body: own } = await writer.get('/api/campaign-submissions/user-submissions');
  expect(own).toMatchObject({ submissions: [{ id: submissionId, isWithdrawn: true }] });
  const [mail] = await listMailsTo(writer.email);
  expect(mail?.subject).toBe('We have withdrawn your answer to the campaign “An hour in the kitchen”');
});

// Otherwise another admin could dismiss a second report and tell its reporter and author that the answer stays.
test('a report that was right decides on every open report of the same thing, with one mail to its author', async () => {
  const writer = await createLoggedInUser('fan');
  const { campaign, email, id: ofCampaign } = await seedReported(owner.id);
  const answer = { subject: 'answer', submissionId: await seedAnswer(campaign.id, writer.id) } as const;
  const [id, second] = [
    await seedReport({ campaignId: campaign.id, ...answer }),
    await seedReport({ campaignId: campaign.id, ...answer, reporterEmail: email, reason: 'privacy' }),
  ];
  expect((await decide(admin, id, 'stopped')).status).toBe(200);
  expect(await readReport(second)).toMatchObject({ decision: 'stopped', decidedBy: admin.id });
  expect((await readReport(ofCampaign)).decidedAt).toBeNull();
  expect(await decide(await createLoggedInUser('admin'), second, 'dismissed')).toMatchObject({ status: 409 });
  const [toReporter, ...more] = await listMailsTo(email);
  expect([toReporter?.text, more]).toEqual([expect.stringContaining('no longer shown in public'), []]);
  expect(await listMailsTo(writer.email)).toHaveLength(1);
});

test('a report that was right withdraws a thank-you with its files: only its owner sees it, marked', async () => {
  const { id: campaignId, path, submissionId, file } = await seedSentThanks();
  const id = await seedReport({ campaignId, subject: 'thanks' });
  // Regression: a mail that had not been sent still announced it.
  const key = `thanks:${id}`;
  await insertRow('mails', { id, key, campaignId, recipient: fan.email, createdAt: new Date() });
  expect((await decide(admin, id, 'stopped')).status).toBe(200);
  expect(await countRows('mails', { key })).toBe(0);
  expect((await fan.get(`/api/campaign-submissions/${submissionId}/thanks`)).status).toBe(404);
  expect((await fetchFile(fan, file.url)).status).toBe(404);
  expect((await fetchFile(thanker, file.url)).status).toBe(200);
  expect((await thanker.get(path)).body).toMatchObject({ doc: { withdrawnAt: expect.any(String) } });
  expect((await fan.get(`/api/campaign-submissions/${submissionId}`)).body).toMatchObject({
    submission: { thankedAt: null, isThanksWithdrawn: true },
  });
});

// Otherwise a story about a past meeting could only be stopped by refunding everything.
test('a report that was right removes a story with its pictures, and nothing else of its campaign', async () => {
  const { id: campaignId } = await seedCampaignWithWinners({ plannedAt: hoursFromNow(-2) });
  const pictures = [{ id: await seedImage(thanker.id), alt: 'Soup' }];
  const body = createReportBody(await getCampaign(campaignId), { subject: 'story' });
  expect((await fan.post('/api/reports', body)).status).toBe(404);
  await thanker.put(`/api/campaigns/${campaignId}/story`, {
    title: 'Soup',
    text: 'Every word of this was stolen.',
    pictures,
  });
  const report = Object((await fan.post('/api/reports', body)).body);
  expect((await decide(admin, report.id, 'stopped')).status).toBe(200);
  const { slug, cancelledAt } = await getCampaign(campaignId);
  const { body: told } = await fan.get(`/api/campaigns/by-slug/${slug}/stories`);
  expect([Object(told).doc.own, cancelledAt]).toEqual([null, null]);
  expect((await fan.get(`/api/media/${pictures[0]?.id}`)).status).toBe(404);
  expect((await listMailsTo(thanker.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^We have removed your story about the campaign/),
  );
  // Otherwise the owner could publish the same again.
  const again = { title: 'Soup', text: 'Every word of this was stolen.', pictures: [] };
  expect(await thanker.put(`/api/campaigns/${campaignId}/story`, again)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('removed after a report') },
  });
  expect((await thanker.get(`/api/campaigns/${campaignId}/story`)).body).toMatchObject({
    doc: { story: null, withdrawnAt: expect.any(String) },
  });
});

test('a report that was right about a thank-you shows it to an admin with its files, and a report of anything else does not', async () => {
  const { id: campaignId, file } = await seedSentThanks();
  const path = `/api/admin/reports/${await seedReport({ campaignId, subject: 'thanks' })}`;
  const { body } = await admin.get(`${path}/thanks`);
  expect(body).toMatchObject({
    doc: { message: 'Thank you all!', files: [{ id: file.id, url: `${path}/files/${file.id}` }] },
  });
  expect((await fetchFile(admin, `${path}/files/${file.id}`)).status).toBe(200);
  expect((await fetchFile(admin, file.url)).status).toBe(404);
  const other = `/api/admin/reports/${await seedReport({ campaignId })}`;
  expect((await admin.get(`${other}/thanks`)).status).toBe(404);
  expect((await fetchFile(admin, `${other}/files/${file.id}`)).status).toBe(404);
});

test('a report that was right stops nothing where no answer has the reported words', async () => {
  const { id } = await seedReported(owner.id, { subject: 'answer', quote: 'Soup for none.' });
  expect(await decide(admin, id, 'stopped')).toMatchObject({ status: 409 });
  expect((await decide(admin, id, 'dismissed')).status).toBe(200);
});

test('a decision needs its reasons', async () => {
  const { id } = await seedReported(owner.id);
  const answer = await decide(admin, id, 'dismissed', ' Because. ');
  expect(answer).toMatchObject(toInvalid('statement'));
});

test('a decision is taken once: another admin learns what was decided, by whom and when', async () => {
  const { campaign, id, email } = await seedReported(owner.id);
  expect((await decide(admin, id, 'dismissed')).status).toBe(200);
  const late = await createLoggedInUser('admin');
  expect(await decide(late, id, 'stopped')).toMatchObject({
    status: 409,
    body: {
      code: 'already_decided',
      error: expect.stringMatching(/^Anna has already dismissed this report, on \d/),
      decided: {
        decision: 'dismissed',
        decidedBy: 'Anna',
        statement: STATEMENT,
        decidedAt: expect.any(String),
      },
    },
  });
  expect((await decide(admin, id, 'dismissed')).status).toBe(200);
  expect(await listMailsTo(email)).toHaveLength(1);
  const row = await getCampaign(campaign.id);
  expect(row.cancelledAt).toBeNull();
});

test('a decision of two admins at once is one decision with one mail', async () => {
  const { id, email } = await seedReported(owner.id);
  const other = await createLoggedInUser('admin');
  const answers = await Promise.all([decide(admin, id, 'dismissed'), decide(other, id, 'stopped')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listMailsTo(email)).toHaveLength(1);
});
