import { expect, test } from 'vitest';
import { isShareCode, toShownName } from './rules.ts';

test('shows a first name alone, and nothing that is not plainly one', () => {
  const names = [
    'Sanne de Vries',
    ' Zoë ',
    'Jean-Luc',
    'D’Arcy X',
    '',
    'a@b.nl',
    'www.spam.nl',
    'x'.repeat(25),
    '4U',
  ];
  const shown = ['Sanne', 'Zoë', 'Jean-Luc', 'D’Arcy', null, null, null, null, null];
  expect(names.map(toShownName)).toEqual(shown);
});

test('knows a code from the kinds of links', () => {
  expect(['aB3_-aB3_-aB', 'share', 'poster', '', 'aB3_-aB3_-aB4'].map(isShareCode)).toEqual([
    true,
    ...[false, false, false, false],
  ]);
});
