import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLostClaims } from './find-lost-claims.ts';
import { parseRichText } from './parse-rich-text.ts';
import { PageContent } from './collections.ts';
import { routePages } from './route-pages.ts';
import { Block, BLOCKS } from './schema.ts';

const folder = new URL('../../content/pages/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

it.each(files)('the editors’ pages are valid: %s', (file) => {
  const page = PageContent.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  for (const block of page.blocks ?? []) {
    if (block._template === 'richText') expect(() => parseRichText(block.content, file)).not.toThrow();
    if (block._template === 'hero') expect(() => parseRichText(block.richText, file)).not.toThrow();
  }
});

it('the editors’ pages exist in both languages, each paired with the other', () => {
  const pages = files.map((file) => ({
    id: file.replace(/\.json$/, ''),
    data: PageContent.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  }));
  const routed = routePages(pages);
  expect(routed.filter(({ alternate }) => alternate === null).map(({ path }) => path)).toEqual([]);
  expect(new Set(routed.map(({ alternate }) => alternate)).size).toBe(files.length);
});

it('a page keeps its promises, whatever the spaces between their words', () => {
  const claims = [{ id: 'one-entry', words: 'Everyone takes part once.' }];
  const page = (content: string) => ({ claims, blocks: [{ _template: 'richText' as const, content }] });
  expect(findLostClaims(page('Know this: Everyone  takes part\nonce.'))).toEqual([]);
  expect(findLostClaims(page('Everyone takes part twice.'))).toEqual(claims);
});

it('a block of an unknown kind is refused, naming the known kinds', () => {
  const refusal = Block.safeParse({ _template: 'superhero' }).error?.issues[0]?.message;
  expect(refusal).toBe(`There is no such block. Use one of: ${Object.keys(BLOCKS).join(', ')}`);
});

it("a block named 'how to' has at most three steps", () => {
  const step = { icon: 'star', cardTitle: 'a', cardDescription: 'b' };
  expect(Block.safeParse({ _template: 'howTo', title: 'How', steps: [step, step, step] }).success).toBe(true);
  expect(Block.safeParse({ _template: 'howTo', title: 'How', steps: [step, step, step, step] }).success).toBe(
    false,
  );
});

it('a block may omit or empty what is optional', () => {
  const carousel = { _template: 'campaignCarousel', title: 'Now', description: null, button: null };
  expect(Block.safeParse(carousel).success).toBe(true);
});

it('rich text that is not valid is refused, naming its file', () => {
  expect(() => parseRichText('An <unclosed tag', 'site/content/pages/nl/home.json')).toThrow(
    /^site\/content\/pages\/nl\/home\.json: .*Look for an unclosed </,
  );
});
