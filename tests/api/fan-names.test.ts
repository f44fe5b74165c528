import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { user } from '#api/accounts/table.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { scoreAnswers } from '#api/scoring/index.ts';
import { rubricModel, UnscoredError, type ScoringModel } from '#api/scoring/judge/scoring-model.ts';
import { submissions } from '#api/submissions/table.ts';
import { createBrowser } from '../support/browser.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { createAnswer, createSubscription, db, getSubmission, runAsSystem } from '../support/payments.ts';
import { PLAIN, seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign, seedUser } from '../support/seed.ts';

/** Lists the numbers of a campaign's submissions, lowest first. */
async function listFanNumbers(campaignId: string): Promise<readonly number[]> {
  const rows = await db.select().from(submissions).where(eq(submissions.campaignId, campaignId));
  return rows.map(({ fanNumber }) => fanNumber).toSorted((a, b) => a - b);
}

describe('the number of a fan', () => {
  test('counts from 1 in each campaign, without gaps or doubles, also for fifty fans at once', async () => {
    const [campaign, other] = [await seedCampaign(), await seedCampaign()];
    const fans = await Promise.all(Array.from({ length: 50 }, () => createLoggedInUser('fan')));
    const answers = await Promise.all(
      fans.map((fan) => fan.post('/api/campaign-subscribe', createAnswer(campaign.id))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await listFanNumbers(campaign.id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    await createSubscription({ campaign: other });
    expect(await listFanNumbers(other.id)).toEqual([1]);
  });

  test('stays when the answer changes, and a new submission gets the next one', async () => {
    const campaign = await seedCampaign();
    const { fan, submissionId } = await createSubscription({ campaign });
    await createSubscription({ campaign });
    await fan.post('/api/campaign-subscribe', createAnswer(campaign.id, 'Another answer.'));
    expect((await getSubmission(submissionId)).fanNumber).toBe(1);
    await fan.delete(`/api/campaign-submissions/${submissionId}`);
    const again = await createSubscription({ campaign, fan });
    expect((await getSubmission(again.submissionId)).fanNumber).toBe(3);
  });
});

describe('a fan without a name', () => {
  test('has an empty one, which no part of the address fills in', async () => {
    const { id } = await seedCampaign();
    const browser = createBrowser();
    const email = `${crypto.randomUUID()}@example.test`;
    const { body } = await browser.post('/api/campaign-subscribe/auth', { email, campaignId: id });
    expect(body).toMatchObject({ action: 'accountCreated', user: { name: '' } });
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { user: { name: '', email } } });
    await browser.patch('/api/users/me', { name: 'Saar Mulder' });
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { user: { name: 'Saar Mulder' } } });
  });

  test('is a number to the campaign’s owner, as nominee, as winner and without a score', async () => {
    const owner = await createLoggedInUser('celebrity');
    const closedAt = new Date();
    const { id } = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt });
    const [nominee = '', unscored = ''] = await seedAnswers(id, 2, (index) => `${PLAIN} ${index}`);
    for (const submissionId of [nominee, unscored]) {
      const { userId } = await getSubmission(submissionId);
      await db
        .update(user)
        .set({ name: '' })
        .where(eq(user.id, userId ?? ''));
    }
    const model: ScoringModel = {
      ...rubricModel,
      judge: (brief, answer, ...rest) =>
        answer.endsWith('1')
          ? Promise.reject(new UnscoredError('test', { outcome: 'unread' }))
          : rubricModel.judge(brief, answer, ...rest),
    };
    while ((await runAsSystem((ctx) => scoreAnswers(ctx, id, { model }))) > 0);
    await runAsSystem((ctx) => markNominees(ctx, { campaignId: id, closedAt: closedAt.getTime() }));
    expect(await owner.get(`/api/campaigns/${id}/nominees`)).toMatchObject({
      body: {
        docs: [{ submissionId: nominee, user: { name: 'Fan 1' } }],
        notScored: [{ submissionId: unscored, user: { name: 'Fan 2' } }],
      },
    });
    await owner.post(`/api/campaigns/${id}/winners`, { submissionIds: [nominee] });
    expect(await owner.get(`/api/campaigns/${id}/winners`)).toMatchObject({
      body: { docs: [{ submissionId: nominee, user: { name: 'Fan 1' } }] },
    });
  });
});

describe('the migration', () => {
  test('blanks the names that were made from an address, and leaves those that a person typed', async () => {
    const domain = `${crypto.randomUUID()}.test`;
    const made = await seedUser({ email: `noor.bakker@${domain}`, name: 'noor.bakker', role: 'fan' });
    const long = 'n'.repeat(130);
    const cut = await seedUser({ email: `${long}@${domain}`, name: long.slice(0, 120), role: 'fan' });
    const typed = await seedUser({ email: `saar@${domain}`, name: 'Saar', role: 'fan' });
    const artist = await seedUser({ email: `nova@${domain}`, name: 'nova', role: 'celebrity' });
    await repeatUpdates('user');
    const readName = async ({ id }: { id: string }) =>
      (await db.select({ name: user.name }).from(user).where(eq(user.id, id)))[0]?.name;
    expect(await Promise.all([made, cut, typed, artist].map(readName))).toEqual(['', '', 'Saar', 'nova']);
  });

  test('numbers the submissions of each campaign by their age', async () => {
    const { id } = await seedCampaign();
    const ids = await seedAnswers(id, 3);
    for (const [index, submissionId] of ids.entries()) {
      const createdAt = new Date(1_000_000 * (3 - index));
      const changes = { fanNumber: 100 + index, createdAt };
      await db.update(submissions).set(changes).where(eq(submissions.id, submissionId));
    }
    await repeatUpdates('submissions');
    const numbers = await Promise.all(ids.map(async (one) => (await getSubmission(one)).fanNumber));
    expect(numbers).toEqual([3, 2, 1]);
  });

  /** Runs the updates of a table again that came with the numbers. */
  async function repeatUpdates(table: string): Promise<void> {
    const { queries = [] } = env.MIGRATIONS.find(({ name }) => name.includes('fan_numbers')) ?? {};
    const updates = queries.filter((query) => query.includes(`UPDATE \`${table}\``));
    expect(updates).toHaveLength(1);
    for (const update of updates) await env.DB.prepare(update).run();
  }
});
