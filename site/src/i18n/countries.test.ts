import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import { countryName } from './country-name.ts';

it('the countries have their names in both languages', () => {
  expect(countryName('NL', 'nl')).toBe('Nederland');
  expect(countryName('DE', 'en')).toBe('Germany');
});

it('the countries fall back to their code', () => {
  expect(countryName('QZ', 'nl')).toBe('QZ');
  expect(countryName('Not specified', 'nl')).toBe('Not specified');
});

it('the countries are complete and in alphabetical order', () => {
  const list = countries('nl');
  expect(list).toHaveLength(242);
  expect(list.every(([code, name]) => name !== code)).toBe(true);
  expect(list[0]).toEqual(['AF', 'Afghanistan']);
});
