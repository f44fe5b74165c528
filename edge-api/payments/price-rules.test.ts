import { expect, test } from 'vitest';
import { formatEuros } from '../platform/money-rules.ts';
import { renderCostsSoFar, renderPriceLine, renderPriceShare } from './price-rules.ts';

test('the line beside the price says what the setting says, in both languages', () => {
  expect(renderPriceLine('platform', 'De Leesboot')).toEqual({
    nl: 'Je €\u00a010 gaat helemaal naar De Leesboot; Power Hour betaalt de kosten.',
    en: 'Your €10 goes to De Leesboot in full; Power Hour pays the costs.',
  });
  expect(renderPriceLine('charity', 'De Leesboot')).toEqual({
    nl: 'Van je €\u00a010 ontvangt De Leesboot wat overblijft na de kosten van de betaalprovider.',
    en: 'Of your €10, De Leesboot receives what is left after the payment provider’s costs.',
  });
});

test('the words beside the price say the same, shorter', () => {
  expect(renderPriceShare('platform', 'De Leesboot')).toEqual({
    nl: 'helemaal naar De Leesboot',
    en: 'all of it to De Leesboot',
  });
  expect(renderPriceShare('charity', '')).toEqual({
    nl: 'na kosten naar het goede doel',
    en: 'to the charity after costs',
  });
});

test('a campaign without a charity has a line as well', () => {
  expect(renderPriceLine('platform', '').nl).toContain('naar het goede doel;');
  expect(renderPriceLine('charity', '').en).toContain('the charity receives');
});

test('the costs so far name the amount, and who paid them where it is not the charity', () => {
  expect(renderCostsSoFar('platform', 1234).nl).toBe(
    'Tot nu toe €\u00a012,34 aan kosten, betaald door Power Hour.',
  );
  expect(renderCostsSoFar('platform', 1234).en).toBe('So far €12.34 in costs, paid by Power Hour.');
  expect(renderCostsSoFar('charity', 1200).nl).toBe('Tot nu toe €\u00a012 aan kosten.');
  expect(renderCostsSoFar('charity', 1200).en).toBe('So far €12 in costs.');
});

test('amounts have the notation of the language, and cents only where there are any', () => {
  expect(formatEuros(124_000, 'nl')).toBe('€\u00a01.240');
  expect(formatEuros(124_000, 'en')).toBe('€1,240');
  expect(formatEuros(124_050, 'nl')).toBe('€\u00a01.240,50');
  expect(formatEuros(5, 'en')).toBe('€0.05');
});
