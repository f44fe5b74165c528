import { describe, expect, test } from 'vitest';
import { countriesOf, inListOrder, matching } from './arrange.ts';
import { campaignForTest, TEST_NOW } from './campaign-for-test.ts';

const from = (countryOfResidence: string | null, name = 'Een uur') =>
  campaignForTest({ name, celebrity: { id: 'x', name: 'X', city: null, countryOfResidence, avatar: null } });

describe('the order of the list', () => {
  const soon = campaignForTest({ slug: 'soon', subscriptionDeadline: '2026-11-21T00:00:00.000Z' });
  const later = campaignForTest({ slug: 'later', subscriptionDeadline: '2026-12-21T00:00:00.000Z' });
  const never = campaignForTest({ slug: 'never', subscriptionDeadline: null });
  const closed = campaignForTest({ slug: 'closed', isActive: false, subscriptionDeadline: null });
  const past = campaignForTest({ slug: 'past', subscriptionDeadline: '2026-11-20T12:00:00.000Z' });

  test('is active first, then soonest deadline, those without one last', () => {
    const order = inListOrder([closed, never, past, later, soon], TEST_NOW).map(({ slug }) => slug);
    expect(order).toEqual(['soon', 'later', 'never', 'past', 'closed']);
  });

  test('keeps equals as they came, and leaves what it was given alone', () => {
    const given = [campaignForTest({ slug: 'b' }), campaignForTest({ slug: 'a' })];
    expect(inListOrder(given, TEST_NOW).map(({ slug }) => slug)).toEqual(['b', 'a']);
    const ended = [closed, soon];
    inListOrder(ended, TEST_NOW);
    expect(ended).toEqual([closed, soon]);
  });
});

describe('the search', () => {
  const cards = [from('NL', 'Zing met NOOR'), from('BE', 'Noordpool'), from('NL', 'Koken')];

  test('finds a part of the name, whatever its case', () => {
    expect(matching(cards, { words: ' noor ', country: '' })).toHaveLength(2);
    expect(matching(cards, { words: 'KOK', country: '' })).toHaveLength(1);
  });

  test('with a country, keeps the celebrities from there', () => {
    expect(matching(cards, { words: 'noor', country: 'BE' }).map(({ name }) => name)).toEqual(['Noordpool']);
    expect(matching(cards, { words: '', country: 'GB' })).toEqual([]);
  });

  test('without words or country keeps everything', () => {
    expect(matching(cards, { words: '', country: '' })).toHaveLength(3);
  });
});

test('countries are named once, and unknown ones not at all', () => {
  expect(countriesOf([from('NL'), from('BE'), from('NL'), from(null), from('Not specified')])).toEqual([
    'NL',
    'BE',
  ]);
});
