import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/rules.ts';
import {
  APPROVAL_STATUSES,
  renderDecidedElsewhere,
  renderTooManyCharities,
  REPLACEMENT_MS,
  toCharityKey,
} from './rules.ts';

test.each([
  ['Room Nine', ' room  nine '],
  ['Room-Nine!', 'ROOM NINE'],
  ['Ro\u00ADom\u200B Nine', 'room nine'],
  ['Ｒｏｏｍ Nine', 'room nine'],
  ['Straße', 'STRASSE'],
  ['Café', 'Cafe\u0301'],
])('the name of a charity %j is the same as %j', (name, other) => {
  expect(toCharityKey(name)).toBe(toCharityKey(other));
});

test.each([
  ['Room Nine', 'Room Ten'],
  ['!!!', '???'],
  ['Cafe', 'Café'],
])('the name of a charity %j is another than %j', (name, other) => {
  expect(toCharityKey(name)).not.toBe(toCharityKey(other));
});

test('the name of a charity of nothing but punctuation is compared unchanged', () => {
  expect(toCharityKey(' ! ! ')).toBe('!!');
});

test('a charity is approved, pending or rejected, and a refusal names the limit', () => {
  expect(APPROVAL_STATUSES).toEqual(['approved', 'pending', 'rejected']);
  expect(renderTooManyCharities(5).en).toContain('5 new charities');
});

test('an owner has two weeks to choose another charity', () => {
  expect(REPLACEMENT_MS).toBe(14 * DAY_MS);
});

const reviewedAt = new Date('2026-05-01T22:30:00Z');

test('a decision that was made elsewhere says who made it, and when in Amsterdam', () => {
  const { en, nl } = renderDecidedElsewhere({ approvalStatus: 'approved', reviewedBy: 'Fem', reviewedAt });
  expect(en).toBe(
    'This charity was approved by Fem on 2 May 2026 at 00:30. Look at it again before you decide.',
  );
  expect(nl).toBe(
    'Dit goede doel is goedgekeurd door Fem op 2 mei 2026 om 00:30. Kijk er opnieuw naar voordat je beslist.',
  );
});

test('a decision that was made elsewhere names nobody once that account is gone, and no time where none is known', () => {
  const rejected = { approvalStatus: 'rejected', reviewedBy: null } as const;
  expect(renderDecidedElsewhere({ ...rejected, reviewedAt }).en).toMatch(/was rejected on 2 May/);
  expect(renderDecidedElsewhere({ ...rejected, reviewedAt: null }).en).toMatch(
    /^This charity was rejected\. /,
  );
});

test('a decision that was made elsewhere may be that the charity is to be looked at again', () => {
  const { en } = renderDecidedElsewhere({ approvalStatus: 'pending', reviewedBy: 'Fem', reviewedAt: null });
  expect(en).toMatch(/^This charity was put back for review\. /);
});
