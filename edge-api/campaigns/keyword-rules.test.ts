import { expect, test } from 'vitest';
import { LANGUAGES } from '../platform/rules.ts';
import { dedupeKeywords, KEYWORD_MAX } from './draft-rules.ts';
import { getKeywordCategories } from './keyword-rules.ts';

test('the categories are those of the rules', () => {
  expect(getKeywordCategories('en').map(({ name }) => name)).toEqual([
    'Music & Entertainment',
    'Charity & Social Impact',
    'Events & Activities',
    'Personal & Professional',
    'Technology & Innovation',
  ]);
});

test.each(LANGUAGES)(
  'each offers ten keywords that the wire can carry, none of them twice (%s)',
  (language) => {
    const categories = getKeywordCategories(language);
    for (const { keywords } of categories) expect(keywords).toHaveLength(10);
    const all = categories.flatMap(({ keywords }) => keywords);
    expect(dedupeKeywords(all)).toEqual(all);
    expect(all.filter((keyword) => keyword.includes(',') || keyword.length > KEYWORD_MAX)).toEqual([]);
  },
);
