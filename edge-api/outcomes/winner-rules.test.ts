import { expect, test } from 'vitest';
import { LANGUAGES } from '../platform/rules.ts';
import { PLACE_FREE } from '../nominees/invitation-texts.ts';
import { ANSWER_REMINDER } from './winner-mail-texts.ts';
import { findEndCause, getAnswerEnd, OWN_END_CAUSES } from './winner-rules.ts';

const answerBy = new Date('2027-01-08T12:00:00Z');
const earlier = new Date('2027-01-05T12:00:00Z');
const later = new Date('2027-02-05T12:00:00Z');
const standing = { status: 'paid', userId: 'fan', withdrawnAt: null, answerBy, acceptedAt: null };

test.each([
  ['on the last day that was named', null, answerBy],
  ['on that day where the meeting is later', later, answerBy],
  ['with a meeting that was moved closer', earlier, earlier],
])('a winner can answer no longer %s', (_, plannedAt, end) => {
  expect(getAnswerEnd({ answerBy, plannedAt })).toEqual(end);
  expect(findEndCause({ ...standing, plannedAt }, new Date(end.getTime() - 1))).toBeUndefined();
  expect(findEndCause({ ...standing, plannedAt }, end)).toBe('silent');
});

test('a winner who was never asked has no end', () => {
  expect(getAnswerEnd({ answerBy: null, plannedAt: earlier })).toBeNull();
});

// There may be no one left to ask, in which case all donations go back.
test.each(LANGUAGES)('no winner reads that the place goes to another, in %s', (language) => {
  const event = {
    id: 'c1',
    slug: 'song',
    name: 'A song',
    artistName: 'Noor',
    plannedAt: later,
    plannedLocation: 'Utrecht',
    updatedAt: earlier,
    meetingRevision: 0,
  };
  const { paragraphs, details = [] } = PLACE_FREE[language](event, answerBy);
  const said = [
    OWN_END_CAUSES.declined[language],
    ...paragraphs,
    ...details,
    ...ANSWER_REMINDER[language](event, answerBy).paragraphs,
  ];
  expect(said.join(' ')).not.toMatch(/someone else|next in line|iemand anders|volgende/);
});
