import { expect, test } from 'vitest';
import { toPublicName } from './public-names.ts';

test('shows only a first name, and nothing that is not plainly one', () => {
  const names = [
    'Sanne de Vries',
    ' Zoë ',
    'Jean-Luc',
    'D’Arcy X',
    '',
    'a@b.nl',
    'www.spam.nl',
    'x'.repeat(24),
    'x'.repeat(25),
    '4U',
  ];
  const shown = ['Sanne', 'Zoë', 'Jean-Luc', 'D’Arcy', null, null, null, 'x'.repeat(24), null, null];
  expect(names.map(toPublicName)).toEqual(shown);
});
