import { describe, expect, test } from 'vitest';
import { abbreviateName, getInitials, isEmail, normalizeEmail, getPermissions, ROLES } from './rules.ts';

describe('initials', () => {
  test.each([
    ['Noor Valentijn', 'NV'],
    ['jan van der berg', 'JB'],
    ['Björk', 'B'],
    ['Noor 🎤', 'N'],
    ['  ', ''],
    ['🎤🎸', ''],
  ])('of %j are %j', (name, initials) => {
    expect(getInitials(name)).toBe(initials);
  });
});

test.each([
  ['Noor Valentijn', 'Noor V.'],
  ['jan van der berg', 'jan B.'],
  ['Björk', 'Björk'],
  ['', ''],
])('a nominee called %j is shown as %j', (name, shown) => {
  expect(abbreviateName(name)).toBe(shown);
});

test.each([
  ['x@y.z', true],
  ['fan+tag@sub.example.org', true],
  ['x@y', false],
  ['@y.z', false],
  ['x y@y.z', false],
  [`${'x'.repeat(260)}@y.z`, false],
])('%j is an e-mail address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

test('celebrities and charities run campaigns, admins review charities, fans do neither', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, getPermissions(role)]))).toEqual({
    fan: { createCampaign: false, editCampaign: false, selectWinners: false, reviewCharities: false },
    celebrity: { createCampaign: true, editCampaign: true, selectWinners: true, reviewCharities: false },
    charity: { createCampaign: true, editCampaign: true, selectWinners: true, reviewCharities: false },
    admin: { createCampaign: false, editCampaign: false, selectWinners: false, reviewCharities: true },
  });
});

test.each([
  ['  Fan@Example.ORG ', 'fan@example.org'],
  ['jose\u0301@example.org', 'josé@example.org'],
  ['\uFEFFfan\u200B@example.org', 'fan@example.org'],
  ['jan@MÜNCHEN.example', 'jan@xn--mnchen-3ya.example'],
  ['jan@xn--mnchen-3ya.example', 'jan@xn--mnchen-3ya.example'],
  ['ıvan@example.org', 'ıvan@example.org'],
  ['IVAN@example.org', 'ivan@example.org'],
  ['jan@münchen.example/x', 'jan@münchen.example/x'],
])('the address %j is stored as %j', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
});
