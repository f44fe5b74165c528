import { expect, test } from 'vitest';
import { z } from 'zod';
import { FAN_QUESTION_KEYS, formatFanQuestion } from '#api/campaigns/rules.ts';
import { LANGUAGES } from '#api/platform/rules.ts';
import { Checkout } from '#api/subscriptions/contract.ts';
import { runBeforeBatch, runBeforeStatement } from '../support/crash.ts';
import { createFrameFan } from '../support/embeds.ts';
import { createAnswer, createFan, createSubscription, getSubmission } from '../support/answers.ts';
import { toRefusal } from '../support/api.ts';
import { deleteRows, findRows } from '../support/rows.ts';
import { hoursFromNow, seedCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';

const SUBSCRIBE = '/api/campaign-subscribe';

const listAnswers = (userId: string) => findRows('submissions', { userId });

test('a person’s first answer is stored only where the call is not refused', async () => {
  const fan = await createFan();
  const refused = [
    [409, 'campaign_closed', { subscriptionStartDate: hoursFromNow(1) }],
    [409, 'campaign_closed', { subscriptionDeadline: hoursFromNow(-1) }],
    [409, 'campaign_closed', { subscriptionDeadline: null, plannedAt: hoursFromNow(-1) }],
    [409, 'campaign_closed', { isActive: false }],
    [409, 'campaign_paused', { charityDueAt: hoursFromNow(1) }],
    [409, 'own_campaign', { ownerId: fan.id }],
    [404, 'not_found', { publishedAt: null }],
    [400, 'validation_failed', { fanQuestion: 'what-admire' }],
  ] as const;
  for (const [status, code, changes] of refused) {
    const { id, slug } = await seedCampaign(changes);
    expect(await fan.post(SUBSCRIBE, createAnswer(id)), code).toMatchObject({ status, body: { code } });
    if (code === 'campaign_closed')
      for (const page of [slug, `${slug}/live`])
        expect(await fan.get(`/api/campaigns/by-slug/${page}`), page).toMatchObject({
          body: { doc: { phase: expect.not.stringMatching('open') } },
        });
  }
  const campaign = await seedCampaign();
  const post = (answer: string, headers?: Record<string, string>) =>
    fan.post(SUBSCRIBE, createAnswer(campaign.id, answer), headers);
  expect(await post(' ')).toMatchObject({ status: 400 });
  expect(await post('Yes.', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  expect(await post('Yes.', { origin: 'https://charity.example' })).toMatchObject({ status: 403 });
  expect(await listAnswers(fan.id)).toEqual([]);
  expect(await post('Yes.')).toMatchObject({ status: 200 });
  expect(await listAnswers(fan.id)).toMatchObject([{ status: 'pending' }]);

  const { frame, auth, bearer } = await createFrameFan(await seedCampaign());
  expect(await frame.post(SUBSCRIBE, createAnswer(campaign.id), bearer)).toMatchObject({ status: 404 });
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(auth.body);
  expect(await listAnswers(user.id)).toEqual([]);
});

test.each([
  [409, 'campaign_closed', { isActive: false }],
  [409, 'campaign_paused', { charityDueAt: hoursFromNow(1) }],
  [400, 'validation_failed', { fanQuestion: 'what-admire' }],
] as const)(
  'an answer to a campaign that changes after it was read is decided on again: %i %s',
  async (status, code, changes) => {
    const fan = await createFan();
    const { id } = await seedCampaign();
    const change = runBeforeStatement(/^insert into "submissions"/, () =>
      changeCampaign(id, { ...changes, updatedAt: new Date() }),
    );
    const answer = await fan.post(SUBSCRIBE, createAnswer(id));
    change.restore();
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await listAnswers(fan.id)).toEqual([]);
  },
);

test('an answer of a person whose session ended after it was read is not stored', async () => {
  const fan = await createFan();
  const { id } = await seedCampaign();
  const change = runBeforeStatement(/^insert into "submissions"/, () =>
    deleteRows('session', { userId: fan.id }),
  );
  const answer = await fan.post(SUBSCRIBE, createAnswer(id));
  change.restore();
  expect(answer).toMatchObject(toRefusal(401, 'unauthenticated'));
  expect(await listAnswers(fan.id)).toEqual([]);
});

test('an answer that is paid for after it was read is not changed', async () => {
  const { fan, campaign, submissionId } = await createSubscription();
  const before = await getSubmission(submissionId);
  const change = runBeforeBatch(/^update "submissions"/, () =>
    changeSubmission(submissionId, { status: 'paid' }),
  );
  const answer = await fan.post(SUBSCRIBE, createAnswer(campaign.id, 'Too late.'));
  change.restore();
  expect(answer).toMatchObject(toRefusal(409, 'already_subscribed'));
  expect((await getSubmission(submissionId)).answer).toBe(before.answer);
});

test('a fan on a partner’s page answers again after a refund, and reads the new submission', async () => {
  const campaign = await seedCampaign();
  const { frame, bearer } = await createFrameFan(campaign);
  const subscribe = async () =>
    Checkout.parse((await frame.post(SUBSCRIBE, createAnswer(campaign.id), bearer)).body).submissionId;
  const first = await subscribe();
  await changeSubmission(first, { status: 'refunded' });
  const second = await subscribe();
  expect(second).not.toBe(first);
  const read = (id: string) => frame.get(`/api/campaign-submissions/${id}`, bearer);
  expect(await read(second)).toMatchObject({ status: 200 });
  expect(await read(first)).toMatchObject({ status: 404 });
});

test('every question is stored as the page shows it', async () => {
  const fan = await createFan();
  const { id, charityId } = await seedCampaign({
    artistName: 'Mi$&la {charity}',
    fanQuestionOther: 'Why {charity}?',
  });
  const [charity] = await findRows('charities', { id: charityId ?? '' });
  const names = { celebrity: 'Mi$&la {charity}', charity: charity?.name ?? '' };
  for (const question of FAN_QUESTION_KEYS)
    for (const language of LANGUAGES) {
      await changeCampaign(id, { fanQuestion: question });
      const answer = { question, answer: 'Yes.' };
      const { body } = await fan.post(SUBSCRIBE, { campaign: id, answer, language });
      expect(await getSubmission(Checkout.parse(body).submissionId)).toMatchObject({
        question: formatFanQuestion(question, 'Why {charity}?', names, language),
      });
    }
});
