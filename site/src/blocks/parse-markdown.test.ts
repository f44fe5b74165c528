import { expect, it } from 'vitest';
import { MARKDOWN_SAMPLES, pickRenderedFields } from './markdown.fixture.ts';
import { parseMarkdown } from './parse-markdown.ts';

it.each(MARKDOWN_SAMPLES)(
  'markdown is parsed as the editor parses it: $markdown',
  ({ markdown, document }) => {
    expect(pickRenderedFields(parseMarkdown(markdown))).toEqual(document);
  },
);

it.each([
  ['a {1 + 1} b', 'mdxTextExpression cannot stand here'],
  ['import a from "b"', 'mdxjsEsm cannot stand here'],
  ['<Video />', '<Video> is none of the elements that a text may hold: Media, PageLink'],
  ['<Media image={picture} />', 'an attribute of <Media> is not a text in quotes'],
  ['- one\n\n  ```\n  code\n  ```', 'code cannot stand here'],
  ['An <unclosed tag', '1:4'],
  ['[a]: https://example.org', 'definition cannot stand here'],
])('markdown that the editor does not write is refused: %j', (markdown, reason) => {
  expect(() => parseMarkdown(markdown)).toThrow(reason);
});
