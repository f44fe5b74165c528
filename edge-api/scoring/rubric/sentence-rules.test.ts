import { expect, test } from 'vitest';
import { splitSentences } from './sentence-rules.ts';

test.each([
  ['I cook. We eat! Now? Yes', ['I cook.', 'We eat!', 'Now?', 'Yes']],
  ['I cook:\r\n  “bread.” Then…\n\nHome; bed', ['I cook:', '“bread.”', 'Then…', 'Home;', 'bed']],
  ['It costs 2.50, at 4.30', ['It costs 2.50, at 4.30']],
  ['. . . I cook. !!!', ['I cook.']],
  [' \n ', []],
])('the sentences of %j are %j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));
