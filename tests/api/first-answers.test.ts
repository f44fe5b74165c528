import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { selectFanQuestion, takesSubscriptions } from '#api/campaigns/index.ts';
import { FAN_QUESTION_KEYS, formatFanQuestion, getPauseReason, isOpen } from '#api/campaigns/rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { charities } from '#api/charities/table.ts';
import { HOUR_MS, LANGUAGES } from '#api/platform/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { createFrameFan } from '../support/embeds.ts';
import { createAnswer, createFan, db, runAsSystem } from '../support/payments.ts';
import { hoursFromNow, seedCampaign } from '../support/seed.ts';

const SUBSCRIBE = '/api/campaign-subscribe';

const listAnswers = (userId: string) =>
  db.select({ status: submissions.status }).from(submissions).where(eq(submissions.userId, userId));

test('a person’s first answer is stored only where the call is not refused', async () => {
  const fan = await createFan();
  const refused = [
    [409, 'campaign_closed', { subscriptionStartDate: hoursFromNow(1) }],
    [409, 'campaign_closed', { subscriptionDeadline: hoursFromNow(-1) }],
    [409, 'campaign_closed', { isActive: false }],
    [409, 'campaign_paused', { charityDueAt: hoursFromNow(1) }],
    [409, 'own_campaign', { ownerId: fan.id }],
    [404, 'not_found', { publishedAt: null }],
    [400, 'validation_failed', { fanQuestion: 'what-admire' }],
  ] as const;
  for (const [status, code, changes] of refused) {
    const { id } = await seedCampaign(changes);
    expect(await fan.post(SUBSCRIBE, createAnswer(id)), code).toMatchObject({ status, body: { code } });
  }
  const campaign = await seedCampaign();
  const post = (answer: string, headers?: Record<string, string>) =>
    fan.post(SUBSCRIBE, createAnswer(campaign.id, answer), headers);
  expect(await post(' ')).toMatchObject({ status: 400 });
  expect(await post('Yes.', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  expect(await post('Yes.', { origin: 'https://charity.example' })).toMatchObject({ status: 403 });
  expect(await listAnswers(fan.id)).toEqual([]);
  expect(await post('Yes.')).toMatchObject({ status: 200 });
  expect(await listAnswers(fan.id)).toEqual([{ status: 'pending' }]);

  const { frame, auth, bearer } = await createFrameFan(await seedCampaign());
  expect(await frame.post(SUBSCRIBE, createAnswer(campaign.id), bearer)).toMatchObject({ status: 404 });
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(auth.body);
  expect(await listAnswers(user.id)).toEqual([]);
});

test('the statement that stores an answer takes the campaigns that the rules take', async () => {
  const now = new Date();
  const [before, after] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + HOUR_MS)];
  const instants = [null, before, now, after];
  const pauses = [
    { charityDueAt: null, cancelledAt: null },
    { charityDueAt: after, cancelledAt: null },
    { charityDueAt: after, cancelledAt: before },
  ];
  const times = instants.flatMap((subscriptionStartDate) =>
    instants.flatMap((subscriptionDeadline) =>
      pauses.map((pause) => ({ isActive: true, subscriptionStartDate, subscriptionDeadline, ...pause })),
    ),
  );
  const { id } = await seedCampaign();
  const isOwn = eq(campaigns.id, id);
  await runAsSystem(async (ctx) => {
    for (const set of [...times, ...times.slice(0, 1).map((open) => ({ ...open, isActive: false }))]) {
      await db.update(campaigns).set(set).where(isOwn);
      const [row] = await db
        .select({ isTaken: takesSubscriptions(ctx).mapWith(Boolean) })
        .from(campaigns)
        .where(isOwn);
      expect(row, JSON.stringify(set)).toEqual({ isTaken: isOpen(set, now) && !getPauseReason(set) });
    }
  }, now);
});

test('every question is stored as the page shows it', async () => {
  const { id, charityId } = await seedCampaign({
    artistName: 'Mi$&la {charity}',
    fanQuestionOther: 'Why {charity}?',
  });
  const [charity] = await db
    .select()
    .from(charities)
    .where(eq(charities.id, charityId ?? ''));
  const names = { celebrity: 'Mi$&la {charity}', charity: charity?.name ?? '' };
  for (const key of FAN_QUESTION_KEYS)
    for (const language of LANGUAGES) {
      const [row] = await db
        .select({ question: selectFanQuestion(id, key, language) })
        .from(campaigns)
        .where(eq(campaigns.id, id));
      expect(row).toEqual({ question: formatFanQuestion(key, 'Why {charity}?', names, language) });
    }
});
