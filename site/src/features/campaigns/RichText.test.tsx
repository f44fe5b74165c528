import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
const root = (...children: unknown[]) => ({ type: 'root', children });
const renderHtml = (description: unknown) =>
  render(<RichText description={description} />).container.innerHTML;

test('renders blocks, marks, lists and links that are neither trusted nor followed', () => {
  const html = renderHtml(
    root(
      { type: 'h2', children: [text('Kop')] },
      { type: 'h3', children: [text('Onderkop')] },
      {
        type: 'p',
        children: [
          text('vet', { bold: true }),
          text('beide', { bold: true, italic: true }),
          { type: 'a', url: 'https://a.test', children: [text('link')] },
        ],
      },
      { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [text('punt')] }] }] },
      { type: 'ol', children: [{ type: 'li', children: [{ type: 'lic', children: [text('een')] }] }] },
    ),
  );
  expect(html).toBe(
    '<h3>Kop</h3><h4>Onderkop</h4><p><strong>vet</strong><strong><em>beide</em></strong>' +
      '<a href="https://a.test" rel="noopener nofollow">link</a></p><ul><li>punt</li></ul><ol><li>een</li></ol>',
  );
});

test('skips no heading level in a document that begins with a lower one', () => {
  expect(renderHtml(root({ type: 'h3', children: [text('Kop')] }))).toBe('<h3>Kop</h3>');
});

test('renders a paragraph between empty lines of plain text, and a break at each line', () => {
  expect(renderHtml('een\ntwee\n\n\ndrie')).toBe('<p>een<br>twee</p><p>drie</p>');
});

test('shows what looks like HTML as text', () => {
  expect(renderHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});
