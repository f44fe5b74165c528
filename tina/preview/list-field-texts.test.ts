import { expect, test } from 'vitest';
import { listFieldTexts } from './list-field-texts.ts';

const at = (...path: (string | number)[]) => ({ _content_source: { queryId: 'page', path } });
const text = (words: string, more = {}) => ({ type: 'text', text: words, ...more });

test('a heading, a list and a document each lead to their own field', () => {
  const block = {
    ...at('pages', 'blocks', 0),
    __typename: 'PagesBlocksHowTo',
    title: '  Three\n steps ',
    description: '',
    steps: [{ ...at('pages', 'blocks', 0, 'steps', 0), cardTitle: 'Answer' }],
    content: {
      type: 'root',
      children: [
        { type: 'h2', children: [text('One '), text('good', { italic: true }), text(' answer')] },
        { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [text('first')] }] }] },
      ],
    },
  };
  expect(listFieldTexts(block)).toEqual([
    ['Three steps', 'page---pages.blocks.0.title'],
    ['Answer', 'page---pages.blocks.0.steps.0.cardTitle'],
    ['One good answer', 'page---pages.blocks.0.content'],
    ['first', 'page---pages.blocks.0.content'],
  ]);
});

test('what is no object has no texts', () => {
  expect([null, undefined, 4, 'x'].flatMap(listFieldTexts)).toEqual([]);
});
