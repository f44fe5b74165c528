import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MARKDOWN_SAMPLES, pickRenderedFields } from '../../site/src/blocks/markdown.fixture.ts';
import { parseMarkdown as parseInBuild } from '../../site/src/blocks/parse-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

const folder = new URL('../../site/content/pages/', import.meta.url);
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const found: string[] = [];
    JSON.parse(readFileSync(new URL(file, folder), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string' && /[\n*`[<]/.test(value)) found.push(value);
      return value;
    });
    return found;
  });

it.each(MARKDOWN_SAMPLES)(
  'the editor reads what the build is held to: $markdown',
  ({ markdown, document }) => {
    expect(pickRenderedFields(parseMarkdown(markdown))).toEqual(document);
  },
);

it.each(texts)('the editor and the build read a text of the content alike: %j', (markdown) => {
  expect(pickRenderedFields(parseMarkdown(markdown))).toEqual(pickRenderedFields(parseInBuild(markdown)));
});
