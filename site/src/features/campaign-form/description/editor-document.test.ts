import { expect, test } from 'vitest';
import { WHOLE } from '#api/campaigns/rich-text.fixture.ts';
import { isEmptyDescription, parseRichText } from '#api/campaigns/rich-text-rules.ts';
import { fromEditorDocument, parseLinkAddress, tagPasted, toEditorDocument } from './editor-document.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });

test('a description in the editor comes back as it went in', () =>
  expect(fromEditorDocument(toEditorDocument(WHOLE))).toEqual(WHOLE));

test('a description in the editor is empty when only empty paragraphs are there', () => {
  const document = { type: 'doc', content: [{ type: 'paragraph' }, paragraph()] };
  expect(isEmptyDescription(fromEditorDocument(document))).toBe(true);
});

test('a description in the editor holds lists of one level: what lies deeper follows', () => {
  const inner = { type: 'orderedList', content: [item(paragraph({ type: 'text', text: 'deep' }))] };
  const list = { type: 'bulletList', content: [item(paragraph({ type: 'text', text: 'top' }), inner)] };
  expect(JSON.stringify(fromEditorDocument({ type: 'doc', content: [list] }))).toMatch(/"ul".*top.*deep/);
});

test('a description in the editor keeps the words of a link that may not be there, without the link', () => {
  const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }];
  const document = { type: 'doc', content: [paragraph({ type: 'text', text: 'x', marks })] };
  expect(fromEditorDocument(document).children).toEqual([
    { type: 'p', children: [{ type: 'text', text: 'x' }] },
  ]);
});

test('a description in the editor makes one link of words in different formats', () => {
  const link = { type: 'link', attrs: { href: 'https://a.test' } };
  const words = [
    { type: 'text', text: 'a', marks: [link] },
    { type: 'text', text: 'b', marks: [{ type: 'bold' }, link] },
  ];
  expect(fromEditorDocument({ type: 'doc', content: [paragraph(...words)] }).children).toMatchObject([
    {
      children: [{ type: 'a', url: 'https://a.test', children: [{ text: 'a' }, { text: 'b', bold: true }] }],
    },
  ]);
});

test('a line of plain text becomes a paragraph', () => {
  const document = toEditorDocument(parseRichText('One\ntwo\n\nthree'));
  expect(fromEditorDocument(document).children).toEqual(
    ['One', 'two', 'three'].map((text) => ({ type: 'p', children: [{ type: 'text', text }] })),
  );
});

test.each([
  [' example.test/soup ', 'https://example.test/soup'],
  ['example.test:8080', 'https://example.test:8080'],
  ['HTTP://example.test', 'HTTP://example.test'],
  ['mailto:noor@example.test', 'mailto:noor@example.test'],
])('the address of a link "%s" leads to %s', (typed, address) =>
  expect(parseLinkAddress(typed)).toBe(address),
);

test.each(['', ' ', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'two words'])(
  'the address of a link is not "%s"',
  (typed) => expect(parseLinkAddress(typed)).toBeUndefined(),
);

test('bold by styles alone, as Google Docs has it, is pasted as bold, and nothing else is', () =>
  expect(tagPasted('<b style="font-weight:normal">We <span style="font-weight:700">cook</span></b>')).toBe(
    '<span style="font-weight:normal">We <span style="font-weight:700"><b>cook</b></span></b>',
  ));

test('a list from Word, which is paragraphs with a mark each, is pasted as one', () => {
  const item = (mark: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
 style='font-family:Symbol'>${mark}<span style='font:7.0pt "Times"'>&nbsp; </span></span><!--[endif]-->${words}</p>\n`;
  const html = `${item('·', '<b>Soup</b>')}${item('·', 'Bread')}${item('1.', 'Cook')}<p>End</p>`;
  expect(tagPasted(html).replaceAll(/ data-word|\n/g, '')).toBe(
    '<ul><li><b>Soup</b></li><li>Bread</li></ul><ol><li>Cook</li></ol><p>End</p>',
  );
});
