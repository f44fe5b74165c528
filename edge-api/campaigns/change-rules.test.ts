import { expect, test } from 'vitest';
import { formatMeeting, hasMoved, isSpelling, toAnnounced } from './change-rules.ts';

test.each([
  ['An huor in the kitchen', 'An hour in the kitchen'],
  ['Een uur in de keuken', 'Een uur in de kéúken'],
  ['Schouwbrug', 'Schouwburg'],
  ['Paradiso, Amsterdm', 'Paradiso, Amsterdam'],
])('%s is %s, misspelt', (before, after) => expect(isSpelling(before, after)).toBe(true));

test.each([
  ['An hour in the kitchen', 'An hour in the garden'],
  ['Zaal 10, Utrecht', 'Zaal 11, Utrecht'],
  ['Rome', 'Lome'],
  ['Utrecht', 'Dordrecht'],
  ['Utrecht', ''],
])('%s is not %s', (before, after) => expect(isSpelling(before, after)).toBe(false));

const facts = (name: string, plannedLocation: string | null, plannedAt: number | null = 0) => ({
  name,
  plannedAt,
  plannedLocation,
});
const change = (before: ReturnType<typeof facts>, after: ReturnType<typeof facts>, moved: boolean) => ({
  before,
  after,
  refundUntil: moved ? 1 : null,
});

test('what fans were told is the first title and the last place that was announced, whatever was corrected since', () => {
  const changes = [
    change(facts('Soop', 'Utrecht'), facts('Soup', 'Utrecht'), false),
    change(facts('Soup', 'Utrecht'), facts('Soup', 'Amersfort'), true),
    change(facts('Soup', 'Amersfort'), facts('Soup', 'Amersfoort'), false),
  ];
  expect(toAnnounced(facts('Soup', 'Amersfoort'), changes)).toEqual({
    name: 'Soop',
    plannedAt: 0,
    plannedLocation: 'Amersfort',
  });
  expect(toAnnounced(facts('Soup', 'Utrecht'), [])).toMatchObject({
    name: 'Soup',
    plannedLocation: 'Utrecht',
  });
});

test.each([
  [facts('a', 'Utrecht', 1), facts('a', 'Utrecht', 2), true],
  [facts('a', 'Utrecht', 1), facts('a', 'Utrecht', null), true],
  [facts('a', 'Utrecht', 1), facts('a', 'Amersfoort', 1), true],
  [facts('a', 'Utrecht', 1), facts('a', null, 1), true],
  [facts('a', 'Utrecht, Domplien', 1), facts('a', 'Utrecht, Domplein', 1), false],
  // Regression: another hall or side of a town was taken for a spelling mistake.
  [facts('a', 'Rotterdam West', 1), facts('a', 'Rotterdam Oost', 1), true],
  [facts('a', 'Amsterdam, Zaal A', 1), facts('a', 'Amsterdam, Zaal B', 1), true],
  [facts('a', null, null), facts('a', 'Utrecht', 1), false],
  [facts('a', 'Utrecht', 1), facts('b', 'Utrecht', 1), false],
])('a meeting moves from what fans were told, or does not: %j to %j', (before, after, expected) => {
  expect(hasMoved(before, after, before)).toBe(expected);
});

test('what fans were told is the date that was withdrawn, so that another one moves the meeting', () => {
  const [dated, open] = [facts('a', 'Utrecht', 1), facts('a', 'Utrecht', null)];
  expect(hasMoved(open, facts('a', 'Utrecht', 2), toAnnounced(open, [change(dated, open, true)]))).toBe(true);
  expect(hasMoved(open, facts('a', 'Utrecht', 2), toAnnounced(open, []))).toBe(false);
});

// Regression: a place that was withdrawn, or set after a move, could be replaced without telling anyone.
test('what fans were told is the place that was withdrawn or set since, so that another one moves the meeting', () => {
  const [open, set] = [facts('a', null, 2), facts('a', 'Utrecht', 2)];
  const withdrawn = toAnnounced(open, [change(facts('a', 'Utrecht', 2), open, true)]);
  expect(hasMoved(open, facts('a', 'Groningen', 2), withdrawn)).toBe(true);
  const dated = toAnnounced(set, [change(facts('a', null, 1), open, true)]);
  expect(hasMoved(set, facts('a', 'Groningen', 2), dated)).toBe(true);
  const corrected = toAnnounced(set, [change(facts('a', 'Utrech', 2), set, false)]);
  expect(corrected).toMatchObject({ plannedLocation: 'Utrech' });
});

test('what fans were told is written in Dutch time', () => {
  const meeting = { plannedAt: Date.parse('2027-07-15T17:30:00Z'), plannedLocation: 'Utrecht' };
  expect(formatMeeting(meeting, 'nl')).toBe('donderdag 15 juli 2027 om 19:30 (Amsterdamse tijd), Utrecht');
  expect(formatMeeting({ plannedAt: null, plannedLocation: null }, 'en')).toBe('date to follow');
});
