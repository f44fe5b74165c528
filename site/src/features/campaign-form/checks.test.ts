import { expect, test } from 'vitest';
import { checkCampaign } from './checks.ts';
import { campaignFormTexts } from './texts.ts';
import { emptyDeadlineText } from './sections/EventSection.tsx';
import { VALID_VALUES } from './values.fixture.ts';
import { EMPTY_VALUES, type FormValues } from './values.ts';

const sentences = campaignFormTexts('en').problems;

const NOW = Date.parse('2027-01-01T00:00:00Z');

test.each<[string, Partial<FormValues>, string]>([
  [
    'description',
    {
      description: {
        type: 'root',
        children: [{ type: 'p', children: [{ type: 'text', text: 'x'.repeat(10_001) }] }],
      },
    },
    'Please keep the description within 10000 characters',
  ],
  ['fanQuestionOther', { fanQuestion: 'other' }, 'Please enter your custom question'],
  ['plannedDate', { plannedDate: '2026-12-31' }, sentences.eventInPast],
  ['subscriptionDeadline', { subscriptionDeadline: '2026-12-31T10:00' }, sentences.deadlineInPast],
  ['subscriptionDeadline', { subscriptionDeadline: '2027-03-28T02:30' }, sentences.timeSkipped],
])('the campaign step refuses %s with %j', (field, change, message) => {
  expect(checkCampaign({ ...VALID_VALUES, ...change }, sentences, NOW)).toEqual({ [field]: message });
});

test('the campaign step leaves the past of a stored campaign alone', () => {
  const past = { ...VALID_VALUES, plannedDate: '2026-12-31', subscriptionDeadline: '2026-12-29T10:00' };
  expect(checkCampaign({ ...past, name: 'Another hour' }, sentences, NOW, past)).toEqual({});
});

// Regression: the owner had to move a deadline first that fans had fixed, or that no longer meant anything.
test('the campaign step of fans who paid moves to before the deadline that it had, not to before a new one', () => {
  const stored = { ...VALID_VALUES, subscriptionDeadline: '2027-07-13T19:30' };
  const moved = { ...stored, plannedDate: '2027-06-01' };
  const problem = { subscriptionDeadline: sentences.deadlineAfterEvent };
  expect(checkCampaign(moved, sentences, NOW, stored)).toEqual(problem);
  expect(checkCampaign(moved, sentences, NOW, stored, true)).toEqual({});
  const later = { ...moved, subscriptionDeadline: '2027-07-14T19:30' };
  expect(checkCampaign(later, sentences, NOW, stored, true)).toEqual(problem);
});

test('the campaign step of flexible planning ignores the date that it hides', () => {
  expect(checkCampaign({ ...VALID_VALUES, flexiblePlanning: true, plannedTime: '' }, sentences, NOW)).toEqual(
    {},
  );
});

const fields = campaignFormTexts('en').fields;
const before = Date.parse('2027-01-01T00:00:00Z');

test('a deadline that stays empty is 48 hours before the event in Dutch time, with a warning when that has passed', () => {
  const after = Date.parse('2027-07-14T00:00:00Z');
  const [ahead, passed] = [before, after].map((now) => emptyDeadlineText(VALID_VALUES, fields, 'en', now));
  expect(ahead).toMatch(/13 July 2027.*19:30, 48 hours before it starts\.$/);
  expect(passed).toContain('That has already passed');
});

test('a deadline that stays empty is unknown until date and time are set, and none for flexible planning', () => {
  expect(emptyDeadlineText(EMPTY_VALUES, fields, 'en', before)).toBe(fields.deadlineUnknown);
  const flexible = { ...VALID_VALUES, flexiblePlanning: true };
  expect(emptyDeadlineText(flexible, fields, 'en', before)).toBe(fields.deadlineFlexible);
});
