import { expect, test } from 'vitest';
import { prepareContent } from './prepare-content.ts';

test('keeps an amount and a payment method on one line', () => {
  expect(prepareContent({ blocks: [{ text: 'Doneer € 10 met iDEAL | Wero, per e-mail' }] })).toEqual({
    blocks: [{ text: 'Doneer €\u00a010 met iDEAL\u00a0|\u2060\u00a0Wero, per e-\u2060mail' }],
  });
});

test('leaves everything else as it is', () => {
  const page = { title: 'Table | of € signs', hidden: false, size: 3, image: null };
  expect(prepareContent(page)).toEqual(page);
});

test('says who runs the site', () => {
  expect(prepareContent('Door %operator%.')).toBe(
    'Door Stichting Voorbeeld, KvK 00000000, Voorbeeldstraat 1, 1000 AA Amsterdam.',
  );
});
