import { readdirSync, readFileSync } from 'node:fs';
import { parseMDX } from '@tinacms/mdx';
import { describe, expect, it } from 'vitest';
import { mediaTemplate } from './media.template.ts';
import { pageLinkTemplate } from './page-link.template.ts';
import { parseMarkdown } from './parse-markdown.ts';

const FIELD: Parameters<typeof parseMDX>[1] = {
  type: 'rich-text',
  name: 'content',
  templates: [mediaTemplate, pageLinkTemplate],
};

/** Fields that the renderer reads; the editor's parser adds what only the editor needs. */
const RENDERED_FIELDS = [
  'type',
  'children',
  'text',
  'bold',
  'italic',
  'strikethrough',
  'code',
  'url',
  'alt',
  'value',
  'lang',
];
const LEAF_TYPES = ['hr', 'break', 'img', 'code_block', 'mdxJsxFlowElement', 'mdxJsxTextElement'];

function pickRenderedFields(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pickRenderedFields);
  if (typeof node !== 'object' || node === null) return node;
  const isLeaf = 'type' in node && LEAF_TYPES.some((leaf) => leaf === node.type);
  const entries = Object.entries(node).flatMap(([name, value]) => {
    if (value === undefined || (isLeaf && name === 'children')) return [];
    if (name === 'props' || name === 'name') return [[name, value]];
    return RENDERED_FIELDS.includes(name) ? [[name, pickRenderedFields(value)]] : [];
  });
  return Object.fromEntries(entries);
}

const folder = new URL('../../content/pages/', import.meta.url);
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

const SNIPPETS = [
  '# One\n\n## Two *and* **three**\n\n###### Six',
  'A line  \nbroken, and\\\nagain\nnot here',
  '**bold *both* bold** ~~gone~~ ***all*** `code` **`bold code`**',
  'A [link](https://example.org/a?b=1&c=2 "title"), [one **bold**](/nl/terms) and **[bold link](/en)**',
  'An address: https://example.org/x. And www.example.org, and somebody@example.org',
  '- one\n- two\n  - two a\n  - two b\n    1. deep\n- three',
  '1. one\n2. two\n\n   with a second paragraph\n3. three',
  '* [ ] to do\n* [x] done',
  '> What *she* said\n>\n> and then',
  '```html\n<b>1</b>\n\n  two\n```',
  '```\nplain\n```\n\n    indented',
  '| a | b | c |\n|:--|:-:|--:|\n| 1 | **2** | [3](/x) |',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '![What it shows](/media/evening.webp "title") and ![](/x.png)',
  'One\n\n***\n\nTwo\n\n---',
  '<Media image="/media/a.webp" alt="A \'stage\' &quot;here&quot;" caption="Two & three" />',
  '- <Media image="/media/a.webp" alt="x" />\n- two',
  'Read the <PageLink label="terms" page="site/content/pages/en/terms.json" /> first.',
  '<PageLink label="terms" page="site/content/pages/en/terms.json" />',
  'Five \\< six, \\{seven\\}, \\*eight\\* &amp; nine &euro;10, 3 < 4 > 2',
  'Ünïcödé 🎤 “quotes” — 你好 مرحبا',
  'snake_case_word and 2*3*4 and a * b * c',
  '',
  '\n\n  \n',
  'windows\r\nlines\r\n\r\nhere',
];

describe('markdown', () => {
  it.each([...SNIPPETS, ...texts])('is parsed as the editor parses it: %j', (markdown) => {
    expect(pickRenderedFields(parseMarkdown(markdown))).toEqual(
      pickRenderedFields(parseMDX(markdown, FIELD, (url) => url)),
    );
  });

  it.each([
    ['a {1 + 1} b', 'mdxTextExpression cannot stand here'],
    ['import a from "b"', 'mdxjsEsm cannot stand here'],
    ['<Video />', '<Video> is none of the elements that a text may hold: Media, PageLink'],
    ['<Media image={picture} />', 'an attribute of <Media> is not a text in quotes'],
    ['- one\n\n  ```\n  code\n  ```', 'code cannot stand here'],
    ['An <unclosed tag', '1:4'],
    ['[a]: https://example.org', 'definition cannot stand here'],
  ])('that the editor does not write is refused: %j', (markdown, reason) => {
    expect(() => parseMarkdown(markdown)).toThrow(reason);
  });
});
