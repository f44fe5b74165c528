import { expect, describe, test } from 'vitest';
import { DAY_MS } from '#api/platform/rules.ts';
import { redactReports } from '#api/reports/personal-data.ts';
import { runSweep } from '#api/sweep.ts';
import { withParts } from '../support/api.ts';
import { createLoggedInUser, PASSWORD } from '../support/logged-in-user.ts';
import { decide, readReport, seedReported, STATEMENT } from '../support/reports.ts';
import { changeUser } from '../support/seed.ts';
import { runAsSystem } from '../support/system.ts';

const [owner, reporter] = [await createLoggedInUser('celebrity', 'nl'), await createLoggedInUser('fan')];
const admin = await createLoggedInUser('admin', 'en', 'Anna');

describe('what a report says, and who sent it', () => {
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

  test('is erased six months after the decision, whoever sent the report', async () => {
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

  // Reports that no admin decides on would otherwise be the only data without an end.
  test('is erased six months after the report was sent if nobody decides', async () => {
    const open = await seedReported(owner.id, { ...words, createdAt: inDays(-100) });
    await runAsSystem(redactReports, inDays(79));
    expect(await readReport(open.id)).toMatchObject({ ...words, reporterName: 'Saar' });
    await runAsSystem(redactReports, inDays(81));
    expect(await readReport(open.id)).toMatchObject(NO_WORDS);
  });

  test('is erased by the sweep after the number of days that the operator sets', async () => {
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

  test('stays when a person whose address is not verified erases their account', async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const stranger = await createLoggedInUser('fan');
    await changeUser(stranger.id, { email, emailVerified: false });
    const { id } = await seedReported(owner.id, { ...words, reporterEmail: email });
    expect((await stranger.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
    expect(await readReport(id)).toMatchObject({ ...words, reporterEmail: email });
  });
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
