import { expect, test } from 'vitest';
import { addNonBreakingSpaces } from './add-non-breaking-spaces.ts';

test('an amount and the name of a way to pay stay on one line', () => {
  expect(addNonBreakingSpaces({ blocks: [{ text: 'Doneer € 10 met iDEAL | Wero of PayPal' }] })).toEqual({
    blocks: [{ text: 'Doneer €\u00a010 met iDEAL\u00a0|\u00a0Wero of PayPal' }],
  });
});

test('everything else is as it was written', () => {
  const page = { title: 'Table | of € signs', hidden: false, size: 3, image: null };
  expect(addNonBreakingSpaces(page)).toEqual(page);
});
