import { describe, expect, test } from 'vitest';
import { toDescriptionBlocks, excerpt, toPlainText } from './description.ts';

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
const root = (...children: unknown[]) => ({ type: 'root', children });
const p = (...children: unknown[]) => ({ type: 'p', children });

describe('a rich-text description', () => {
  test('keeps paragraphs, headings, marks, links and lists', () => {
    const blocks = toDescriptionBlocks(
      root(
        { type: 'h2', children: [text('Kop')] },
        { type: 'h3', children: [text('Onderkop')] },
        p(text('vet', { bold: true }), { type: 'a', url: 'https://a.test', children: [text('link')] }),
        { type: 'ol', children: [{ type: 'li', children: [{ type: 'lic', children: [text('een')] }] }] },
      ),
    );
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 3 },
      { kind: 'heading', level: 4 },
      {
        kind: 'paragraph',
        children: [
          { bold: true, italic: false },
          { kind: 'link', href: 'https://a.test' },
        ],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'een' }]] },
    ]);
  });

  test('that begins with a lower heading skips no level', () => {
    expect(toDescriptionBlocks(root({ type: 'h3', children: [text('Kop')] }))).toMatchObject([{ level: 3 }]);
  });

  test('loses whatever else it holds', () => {
    const blocks = toDescriptionBlocks(
      root(
        { type: 'html', value: '<script>' },
        'text',
        null,
        p({ type: 'img', url: 'https://a.test/x.png' }),
      ),
    );
    expect(blocks).toEqual([{ kind: 'paragraph', children: [] }]);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    7,
  ])('keeps the words of a link to %j but not the link', (url) => {
    const [block] = toDescriptionBlocks(root(p({ type: 'a', url, children: [text('woorden')] })));
    expect(block).toEqual({
      kind: 'paragraph',
      children: [{ kind: 'text', text: 'woorden', bold: false, italic: false }],
    });
  });

  test.each(['https://a.test', 'HTTP://a.test', 'mailto:a@b.test', '/nl/terms'])('links to %j', (url) => {
    expect(toDescriptionBlocks(root(p({ type: 'a', url, children: [text('x')] })))).toMatchObject([
      { children: [{ kind: 'link', href: url }] },
    ]);
  });

  test.each([null, undefined, 7, [], {}, { type: 'root' }, { type: 'p', children: [] }])(
    'that is %j has nothing to show',
    (description) => {
      expect(toDescriptionBlocks(description)).toEqual([]);
      expect(toPlainText(description)).toBe('');
    },
  );
});

describe('a description as a string', () => {
  test('has a paragraph between empty lines and a break at each line', () => {
    expect(toDescriptionBlocks('een\ntwee\n\n\ndrie')).toMatchObject([
      { kind: 'paragraph', children: [{ text: 'een' }, { kind: 'break' }, { text: 'twee' }] },
      { kind: 'paragraph', children: [{ text: 'drie' }] },
    ]);
  });

  test('stays text, whatever it looks like', () => {
    expect(toDescriptionBlocks('<b>x</b>')).toMatchObject([
      { children: [{ kind: 'text', text: '<b>x</b>' }] },
    ]);
  });
});

test('plain text runs through blocks and lists with single spaces', () => {
  const li = (words: string) => ({ type: 'li', children: [{ type: 'lic', children: [text(words)] }] });
  expect(
    toPlainText(
      root(p(text('Een '), text('twee', { bold: true })), { type: 'ul', children: [li('a'), li('b')] }),
    ),
  ).toBe('Een twee a b');
});

test('an excerpt ends at a word, within its length', () => {
  expect(excerpt('kort', 10)).toBe('kort');
  expect(excerpt('een zin die te lang is', 13)).toBe('een zin die…');
  expect(excerpt('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});
