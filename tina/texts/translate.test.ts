import { expect, it } from 'vitest';
import type { z } from 'astro/zod';
import { Logo, PageContent, Testimonial } from '../../site/src/blocks/collections.ts';
import { BLOCKS } from '../../site/src/blocks/schema.ts';
import schema from '../tina-lock.json' with { type: 'json' };
import { REQUIRED_MARK } from '../fields/localize.ts';
import { getOpenLanguage } from '../fields/to-tina-field.ts';
import { translateTo } from './translate.ts';

/** Texts that are the same in both languages, or are not words. */
const SAME = /^(?:Menu|Links?|Film|Logo|[a-z]+(?:-[a-z]+)*|Left empty, it says ".+"\.)$/;

/** Lists the words of the schema that the editor shows. */
function listWords(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['label', 'description'].includes(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, part]) => listWords(part, own));
}

const isUntranslated = (text: string) => translateTo('nl', text) === text && !SAME.test(text);

it('every word of the editor’s forms has its Dutch', () => {
  const words = listWords(schema.schema.collections).map((text) => text.replace(REQUIRED_MARK, ''));
  expect([...new Set(words)].filter(isUntranslated)).toEqual([]);
});

it('what the schemas say about mistakes has its Dutch', () => {
  const mistakes = [undefined, null, '', ' ', 'javascript:x', 'x'.repeat(999), 7, {}, Array(99).fill({})];
  const shapes = [Logo, PageContent, Testimonial, ...Object.values(BLOCKS)].flatMap(({ shape }) =>
    Object.values<z.ZodType>(shape),
  );
  const messages = shapes.flatMap((field) =>
    mistakes.flatMap((value) => field.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
  );
  const ours = [...new Set(messages)].filter(
    (message) => !/^(?:Invalid|Too small|Unrecognized|There is no such)/.test(message),
  );
  expect(ours.filter(isUntranslated)).toEqual([]);
});

it('fills in what a text leaves open', () => {
  expect(translateTo('nl', 'At most {max} characters', { max: 80 })).toBe('Maximaal 80 tekens');
  expect(translateTo('en', 'Now: {text}', { text: 'Hi {name}' })).toBe('Now: Hi {name}');
});

it.each([
  ['#/~/tina-preview/en/about', 'en'],
  ['#/collections/edit/pages/en/about', 'en'],
  ['#/collections/new/pages/~/en', 'en'],
  ['#/collections/edit/navigation/~/nl', 'nl'],
  ['', 'nl'],
])('a new block speaks the language of the page at %s', (hash, language) => {
  expect(getOpenLanguage(hash)).toBe(language);
});
