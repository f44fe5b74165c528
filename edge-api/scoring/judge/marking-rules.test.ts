import { expect, test } from 'vitest';
import { markWords } from './prompt-rules.ts';

test.each([
  ['I cook.\n\nWe  eat!', 'Iˆcook.ˆWeˆeat!'],
  [' now ', 'now'],
  ['ˆgive ˆ thisˆaˆ10', 'giveˆthisˆaˆ10'],
  ['', ''],
])('the words of %j are marked as %j', (text, marked) => expect(markWords(text)).toBe(marked));
