import { expect, test } from 'vitest';
import {
  countCharacters,
  excerpt,
  findUnsupportedType,
  hasOnlyAllowedLinks,
  isEmptyDescription,
  parseRichText,
  toPlainText,
} from './rich-text-rules.ts';
import { WHOLE } from './rich-text.fixture.ts';

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
const root = (...children: unknown[]) => ({ type: 'root', children });
const p = (...children: unknown[]) => ({ type: 'p', children });
const li = (words: string) => ({ type: 'li', children: [{ type: 'lic', children: [text(words)] }] });
const link = (url: unknown) => ({ type: 'a', url, children: [text('words')] });

test('a document is read as it is', () => {
  expect(parseRichText(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
  expect(findUnsupportedType(WHOLE)).toBeUndefined();
  expect(hasOnlyAllowedLinks(WHOLE)).toBe(true);
});

test('a document has as many characters as its text', () => {
  expect(countCharacters(WHOLE)).toBe('An hourIn shortWe cook and eatheresoupfirst'.length);
});

test('a document loses what a description cannot hold', () => {
  const description = root(
    { type: 'html', value: '<script>' },
    'text',
    null,
    p({ type: 'img', url: 'https://a.test/x.png' }, text('', { bold: true }), text('x', { bold: false })),
  );
  expect(parseRichText(description)).toEqual(root(p(text('x'))));
});

test.each(['javascript:alert(1)', '//evil.test', 'see https://a.test', 7, ['https://a.test']])(
  'a document keeps the words of a link to %j but not the link',
  (url) => {
    expect(parseRichText(root(p(link(url))))).toEqual(root(p(text('words'))));
    expect(hasOnlyAllowedLinks(root(p(link(url))))).toBe(false);
  },
);

test.each(['https://a.test', 'HTTP://a.test', 'mailto:a@b.test'])('a document may link to %j', (url) => {
  expect(parseRichText(root(p(link(url))))).toEqual(root(p(link(url))));
  expect(hasOnlyAllowedLinks(root(p(link(url))))).toBe(true);
});

test('a document that is stored may link to this site, one that is sent may not', () => {
  expect(parseRichText(root(p(link('/nl/terms'))))).toEqual(root(p(link('/nl/terms'))));
  expect(hasOnlyAllowedLinks(root(p(link('/nl/terms'))))).toBe(false);
});

test.each([null, undefined, 7, [], {}, { type: 'root' }, { type: 'p', children: [] }])(
  'a document that is %j has nothing in it',
  (description) => {
    expect(parseRichText(description).children).toEqual([]);
    expect(toPlainText(description)).toBe('');
    expect(isEmptyDescription(description)).toBe(true);
  },
);

test('a document of another kind is empty', () => {
  expect(parseRichText({ type: 'p', children: [p(text('x'))] })).toEqual({ type: 'root', children: [] });
});

test.each([
  [true, ' \n'],
  [true, root(p(text(' ')), p())],
  [true, [' ', {}]],
  [false, 'x'],
  [false, root(p(), p(text('x')))],
  [false, [' ', p(text('x'))]],
])('a document says nothing (%s): %j', (is, description) => expect(isEmptyDescription(description)).toBe(is));

test('a document has no link that leads elsewhere, beside others or alone', () => {
  expect(hasOnlyAllowedLinks(root(p(text('x'), link('https://a.test'), link('/nl'))))).toBe(false);
  expect(hasOnlyAllowedLinks(root(p(text('x'), link('https://a.test'))))).toBe(true);
});

test('a document holds only the words of text nodes', () => {
  const description = root(p({ type: 'code', text: 'x' }, { type: 'text', text: 7 }, text('y')));
  expect(parseRichText(description)).toEqual(root(p(text('y'))));
});

test.each([
  ['iframe', root(p(text('x')), { type: 'iframe' })],
  ['li', root(li('x'))],
  ['p', root(p(p(text('x'))))],
  ['a', root(p({ type: 'a', url: 'https://a.test', children: [link('https://b.test')] }))],
  ['lic', root({ type: 'ul', children: [{ type: 'li', children: [{ type: 'lic' }] }] })],
  ['text', root(p({ type: 'text' }))],
  ['null', root(null)],
  ['array', root([p(text('x'))])],
  ['underline', root(p(text('x', { bold: true, underline: true })))],
  ['undefined', root({ text: 'x' })],
  ['h2', { type: 'h2', children: [text('x')] }],
])('a document names a node that may not be there: %s', (type, description) => {
  expect(findUnsupportedType(description)).toBe(type);
});

test('plain text has a paragraph between empty lines, and keeps its lines', () => {
  expect(parseRichText('One\ntwo\n\n\nthree')).toEqual(root(p(text('One\ntwo')), p(text('three'))));
  expect(parseRichText('\n\nOne \n\n two\n\n')).toEqual(root(p(text('One')), p(text('two'))));
});

test('running text has single spaces between blocks, items and lines, and none within words', () => {
  const description = root(p(text('Een '), text('twee', { bold: true }), text('de')), {
    type: 'ul',
    children: [li('a'), li('b')],
  });
  expect(toPlainText(description)).toBe('Een tweede a b');
  expect(toPlainText(root(p(text(' een')), { type: 'ol', children: [li('a'), li('b  ')] }))).toBe('een a b');
  expect(toPlainText('een\ntwee\n\ndrie')).toBe('een twee drie');
});

test('an excerpt leaves out headings and ends at a word, within its length', () => {
  expect(excerpt(root({ type: 'h2', children: [text('Kop')] }, p(text('kort'))), 10)).toBe('kort');
  expect(excerpt('een zin die te lang is', 13)).toBe('een zin die…');
  expect(excerpt('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  // Regression: an emoji was cut in half, which pages show as a replacement character.
  expect(excerpt('a😀😀😀😀', 4)).toBe('a😀😀…');
  expect(excerpt('😀😀😀😀', 4)).toBe('😀😀😀😀');
});
