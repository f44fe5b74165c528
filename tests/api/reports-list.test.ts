import { expect, test } from 'vitest';
import { REPORTS_PAGE_SIZE } from '#api/reports/rules.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { runAsSystem, withParts } from '../support/api.ts';
import { decide, listReports, seedReport, STATEMENT, readReport, seedReported } from '../support/reports.ts';
import { seedCampaign, changeUser } from '../support/seed.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { redactReports } from '#api/reports/personal-data.ts';
import { runSweep } from '#api/sweep.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');

test('the list of reports has the newest first, in pages, the open and the decided apart', async () => {
  const { id: campaignId } = await seedCampaign();
  const ids = [];
  for (let at = 0; at <= REPORTS_PAGE_SIZE; at += 1) {
    const createdAt = new Date(Date.now() + DAY_MS + at);
    ids.unshift(await seedReport({ campaignId, createdAt }));
  }
  const { docs, next } = await listReports(admin);
  expect(docs.map(({ id }) => id)).toEqual(ids.slice(0, REPORTS_PAGE_SIZE));
  const [newest = ''] = ids;
  expect((await decide(admin, newest, 'dismissed')).status).toBe(200);
  expect((await listReports(admin)).docs[0]?.id).toBe(ids[1]);
  // A report decided meanwhile does not drop another from the next page.
  expect((await listReports(admin, 'open', `${next}`)).docs[0]?.id).toBe(ids[REPORTS_PAGE_SIZE]);
  const [decided] = (await listReports(admin, 'decided')).docs;
  expect(decided).toMatchObject({
    id: newest,
    decided: { decision: 'dismissed', statement: STATEMENT, decidedBy: 'Anna' },
  });
});

test('a note is kept on open and decided reports', async () => {
  const { id: campaignId } = await seedCampaign();
  const id = await seedReport({ campaignId });
  const note = async (text: string) =>
    (await admin.put(`/api/admin/reports/${id}/note`, { note: text })).body;
  expect(await note('Ask the police')).toMatchObject({ doc: { note: 'Ask the police' } });
  await decide(admin, id, 'dismissed');
  expect(await note('')).toMatchObject({ doc: { note: '' } });
});

const [owner, reporter] = [await createLoggedInUser('celebrity', 'nl'), await createLoggedInUser('fan')];

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const words = { quote: 'Soup!', explanation: 'It is a forgery.', note: 'Ask the police' };
const NO_WORDS = {
  quote: '',
  explanation: '',
  address: '',
  note: '',
  reporterName: null,
  reporterEmail: null,
};

test('what a report says, and who sent it is erased six months after the decision, whether or not the reporter has an account', async () => {
  const sent = { createdAt: inDays(-100), ...words };
  const decided = [
    await seedReported(owner.id, sent),
    await seedReported(owner.id, { ...sent, reporterEmail: reporter.email }),
  ];
  for (const { id } of decided) await decide(admin, id, 'dismissed');
  await runAsSystem(redactReports, inDays(179));
  for (const { id } of decided)
    expect(await readReport(id)).toMatchObject({ ...words, reporterName: 'Saar' });
  await runAsSystem(redactReports, inDays(181));
  for (const { id } of decided)
    expect(await readReport(id)).toMatchObject({ ...NO_WORDS, statement: STATEMENT });
});

// Otherwise undecided reports would be the only data that is kept forever.
test('what a report says, and who sent it is erased six months after the report was sent if nobody decides', async () => {
  const open = await seedReported(owner.id, { ...words, createdAt: inDays(-100) });
  await runAsSystem(redactReports, inDays(79));
  expect(await readReport(open.id)).toMatchObject({ ...words, reporterName: 'Saar' });
  await runAsSystem(redactReports, inDays(81));
  expect(await readReport(open.id)).toMatchObject(NO_WORDS);
});

test('what a report says, and who sent it is erased by the sweep after the number of days that the operator sets', async () => {
  const open = await seedReported(owner.id, { ...words, createdAt: inDays(-30) });
  const sweep = (days: number) => {
    const set: Env = withParts({ REPORT_RETENTION_DAYS: String(days) });
    return runAsSystem(runSweep, new Date(), set);
  };
  await sweep(31);
  expect(await readReport(open.id)).toMatchObject(words);
  await sweep(29);
  expect(await readReport(open.id)).toMatchObject(NO_WORDS);
});

test('what a report says, and who sent it stays when a person whose address is not verified erases their account', async () => {
  const email = `${crypto.randomUUID()}@example.test`;
  const stranger = await createLoggedInUser('fan');
  await changeUser(stranger.id, { email, emailVerified: false });
  const { id } = await seedReported(owner.id, { ...words, reporterEmail: email });
  expect((await stranger.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await readReport(id)).toMatchObject({ ...words, reporterEmail: email });
});

test('a person’s export has the reports that they sent and the decisions on what they made', async () => {
  const { id } = await seedReported(owner.id, { reporterEmail: reporter.email });
  await decide(admin, id, 'dismissed');
  const { body: sent } = await reporter.get('/api/users/me/export');
  expect(Object(sent).reports).toContainEqual(expect.objectContaining({ statement: STATEMENT }));
  const { body: made } = await owner.get('/api/users/me/export');
  expect(Object(made).reportDecisions).toContainEqual(
    expect.objectContaining({ campaign: 'An hour of soup', decision: 'dismissed' }),
  );
  expect(JSON.stringify(made)).not.toContain('It is a forgery.');
});
