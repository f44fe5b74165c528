import { expect, test } from 'vitest';
import { nestQuotes } from './locale-rules.ts';

test.each([
  ['You took part in ““An hour” with Mila”.', 'You took part in “‘An hour’ with Mila”.'],
  ['You took part in “„Mila””, as “Sam”.', 'You took part in “‘Mila’”, as “Sam”.'],
  ['Winners of “Mila’s "best" hour”', 'Winners of “Mila’s ‘best’ hour”'],
  ['Je deed mee aan ‘‘Een uur’ met Mila’.', 'Je deed mee aan ‘“Een uur” met Mila’.'],
  ['Je deed mee aan ‘"Een uur" met Mila’.', 'Je deed mee aan ‘“Een uur” met Mila’.'],
  ['Je deed mee aan ‘„Een uur” met Mila’.', 'Je deed mee aan ‘“Een uur” met Mila’.'],
  // Only the first pair was changed.
  ['“I "love" her “Hour” and „Mila””', '“I ‘love’ her ‘Hour’ and ‘Mila’”'],
  ['‘Ik "hou" van ‘Uur’ en „Mila”’', '‘Ik “hou” van “Uur” en “Mila”’'],
])('%s', (text, nested) => {
  expect(nestQuotes(text)).toBe(nested);
});

test.each([
  'Je deed mee aan ‘“Een uur” met Mila’.',
  '‘Foto’s’ en ‘auto’s’, “A” and "B" and “C”',
  'A “7" record”',
  '‘Mila’ and ‘Sam’, “Mila” and “Sam”',
])('%s stays', (text) => {
  expect(nestQuotes(text)).toBe(text);
});
