import { describe, expect, test } from 'vitest';
import { APPROVAL_STATUSES, renderTooManyCharities, toCharityKey } from './rules.ts';

describe('the name of a charity', () => {
  test.each([
    ['Room Nine', ' room  nine '],
    ['Room-Nine!', 'ROOM NINE'],
    ['Ro\u00ADom\u200B Nine', 'room nine'],
    ['Ｒｏｏｍ Nine', 'room nine'],
    ['Straße', 'STRASSE'],
    ['Café', 'Cafe\u0301'],
  ])('%j is the same as %j', (name, other) => {
    expect(toCharityKey(name)).toBe(toCharityKey(other));
  });

  test.each([
    ['Room Nine', 'Room Ten'],
    ['!!!', '???'],
    ['Cafe', 'Café'],
  ])('%j is another than %j', (name, other) => {
    expect(toCharityKey(name)).not.toBe(toCharityKey(other));
  });

  test('of nothing but punctuation is compared unchanged', () => {
    expect(toCharityKey(' ! ! ')).toBe('!!');
  });
});

test('a charity is approved, pending or rejected, and a refusal names the limit', () => {
  expect(APPROVAL_STATUSES).toEqual(['approved', 'pending', 'rejected']);
  expect(renderTooManyCharities(5).en).toContain('5 new charities');
});
