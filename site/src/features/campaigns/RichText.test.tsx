import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toDescriptionBlocks } from './description.ts';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });

test('a description becomes elements, and its links neither trust nor are trusted', () => {
  const { container } = render(
    <RichText
      blocks={toDescriptionBlocks({
        type: 'root',
        children: [
          { type: 'h2', children: [text('Kop')] },
          {
            type: 'p',
            children: [
              text('vet', { bold: true }),
              text('beide', { bold: true, italic: true }),
              { type: 'a', url: 'https://a.test', children: [text('link')] },
            ],
          },
          { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [text('punt')] }] }] },
        ],
      })}
    />,
  );
  expect(container.innerHTML).toBe(
    '<h3>Kop</h3><p><strong>vet</strong><strong><em>beide</em></strong>' +
      '<a href="https://a.test" rel="noopener nofollow">link</a></p><ul><li>punt</li></ul>',
  );
});

test('what looks like HTML stays text', () => {
  const { container } = render(<RichText blocks={toDescriptionBlocks('<img src=x onerror=alert(1)>')} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
});
