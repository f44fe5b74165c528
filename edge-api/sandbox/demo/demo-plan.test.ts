import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAN_QUESTION_KEYS, PHASES, DEFAULT_DEADLINE_MS, phaseAt } from '#api/campaigns/rules.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { submissionStatusFrom } from '#api/payments/ledger-rules.ts';
import { SUBMISSION_STATUSES } from '#api/submissions/rules.ts';
import { CAMPAIGNS } from './data/demo-data.ts';
import { demoId } from './demo-id.ts';
import { demoPlan } from './demo-plan.ts';
import { planCampaigns } from './plan/plan-campaigns.ts';
import { planOutcomes } from './plan/plan-nominees.ts';

const ORIGINS = { site: 'http://localhost:8787', sandbox: 'http://localhost:8788' };
const NOON = new Date('2026-11-20T12:00:00Z');
const plan = demoPlan(NOON, 'hash', ORIGINS);
const anyNow = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });

type Campaign = (typeof plan.campaigns)[number];
const toTimes = (campaign: Campaign) => ({
  isActive: campaign.isActive ?? true,
  winnersSelected: campaign.winnersSelected ?? false,
  nomineeCount: campaign.nomineeCount ?? 0,
  subscriptionStartDate: campaign.subscriptionStartDate ?? null,
  subscriptionDeadline: campaign.subscriptionDeadline ?? null,
  cancelledAt: null,
});
const phasesAt = (campaigns: readonly Campaign[], now: Date) =>
  new Set(campaigns.map((campaign) => phaseAt(toTimes(campaign), now)));
const wordsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(Object(value))
        .filter(([name]) => name !== 'type' && name !== 'url')
        .map(([, inner]) => wordsIn(inner))
        .join(' ');

test('the demo’s campaigns are in every phase, whenever the first start is, also across a change of summer time', () => {
  fc.assert(
    fc.property(anyNow, (now) => {
      const campaigns = planCampaigns(now);
      const owned = campaigns.filter(({ ownerId }) => ownerId === demoId('user', 'noor'));
      expect(phasesAt(campaigns, now)).toEqual(new Set(PHASES));
      expect(phasesAt(owned, now)).toEqual(new Set(PHASES));
    }),
    { numRuns: 60 },
  );
});

test('the demo’s campaigns close 48 hours before the event unless they say otherwise, and always before it', () => {
  for (const [index, campaign] of plan.campaigns.entries()) {
    const { plannedAt, subscriptionDeadline, subscriptionStartDate } = campaign;
    if (plannedAt && !CAMPAIGNS[index]?.deadline) {
      expect(subscriptionDeadline?.getTime()).toBe(plannedAt.getTime() - DEFAULT_DEADLINE_MS);
    }
    if (plannedAt && subscriptionDeadline) expect(subscriptionDeadline < plannedAt).toBe(true);
    if (subscriptionStartDate && subscriptionDeadline) {
      expect(subscriptionStartDate < subscriptionDeadline).toBe(true);
    }
  }
});

test('the demo’s campaigns have one that closes within six hours, one within a day, one without a deadline and one flexible', () => {
  fc.assert(
    fc.property(anyNow, (now) => {
      const open = planCampaigns(now).filter((campaign) => phaseAt(toTimes(campaign), now) === 'open');
      const deadlines = open.flatMap(({ subscriptionDeadline }) => subscriptionDeadline ?? []);
      const left = deadlines.map((deadline) => deadline.getTime() - now.getTime());
      expect(left.some((ms) => ms > HOUR_MS && ms <= 6 * HOUR_MS)).toBe(true);
      expect(left.some((ms) => ms > 6 * HOUR_MS && ms <= DAY_MS)).toBe(true);
      expect(open.some(({ subscriptionDeadline }) => subscriptionDeadline === null)).toBe(true);
      expect(open.some((each) => each.flexiblePlanning && each.subscriptionDeadline)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('the demo’s campaigns say in 80 to 200 words what the fan will live through', () => {
  for (const { name, description } of plan.campaigns) {
    const words = wordsIn(description).split(/\s+/).filter(Boolean).length;
    expect.soft(words, name).toBeGreaterThanOrEqual(80);
    expect.soft(words, name).toBeLessThanOrEqual(200);
  }
});

test('the demo’s campaigns ask every question, and carry the text of a question of their own', () => {
  expect(new Set(plan.campaigns.map(({ fanQuestion }) => fanQuestion))).toEqual(new Set(FAN_QUESTION_KEYS));
  for (const { fanQuestion, fanQuestionOther } of plan.campaigns) {
    expect(Boolean(fanQuestionOther)).toBe(fanQuestion === 'other');
  }
});

test('the demo’s campaigns include the hard cases: two winners, a charity’s own, a very long name, no picture', () => {
  expect(plan.campaigns.some(({ twoWinners }) => twoWinners)).toBe(true);
  expect(plan.campaigns.some(({ celebrityId }) => celebrityId === null)).toBe(true);
  expect(plan.campaigns.some(({ name }) => name.length > 90)).toBe(true);
  expect(plan.campaigns.some(({ imageId }) => imageId === null)).toBe(true);
});

test('a campaign of the demo with nominees says since when they are known', () => {
  const outcomes = planOutcomes(plan.campaigns, plan.submissions, plan.users);
  const closed = plan.campaigns.filter(({ nomineesSelected }) => nomineesSelected);
  const known = outcomes.flatMap(({ rankings }) => rankings).map((row) => [row.campaignId, row.knownAt]);
  expect(known).toEqual(closed.map(({ id, closedAt }) => [id, closedAt]));
});

test('the demo’s answers are in every payment status, for the demo fan too', () => {
  const expected = new Set(SUBMISSION_STATUSES);
  const getStatuses = (rows: typeof plan.submissions) => new Set(rows.map(({ status }) => status));
  expect(plan.submissions.length).toBeGreaterThanOrEqual(40);
  expect(getStatuses(plan.submissions)).toEqual(expected);
  const fanRows = plan.submissions.filter(({ userId }) => userId === demoId('user', 'fan'));
  expect(getStatuses(fanRows)).toEqual(expected);
});

test('the demo’s answers have the status that follows from their checkouts', () => {
  for (const submission of plan.submissions) {
    const checkouts = plan.checkouts
      .filter(({ submissionId }) => submissionId === submission.id)
      .map(({ id, attempt, state, disputes = {} }) => ({
        id,
        attempt,
        state: state ?? 'open',
        disputes,
        failedRefunds: [],
        isRefundDue: false,
        isOwnersMethod: false,
        isTakenBack: false,
        isReturned: false,
      }));
    const status = submission.status ?? 'pending';
    const ledger = { status, attempt: 1, winnersSelected: false, isCampaignCancelled: false, checkouts };
    expect(submissionStatusFrom(ledger)).toBe(status);
  }
});

test('the demo’s answers were given while their campaign was open, and all differ', () => {
  for (const { campaignId, createdAt, paidAt } of plan.submissions) {
    const campaign = plan.campaigns.find(({ id }) => id === campaignId);
    const times = campaign && { ...toTimes(campaign), isActive: true, winnersSelected: false };
    expect(times && phaseAt(times, createdAt)).toBe('open');
    if (paidAt) expect(paidAt.getTime()).toBeLessThan(NOON.getTime());
  }
  expect(new Set(plan.submissions.map(({ answer }) => answer)).size).toBe(plan.submissions.length);
});
