import { expect, test } from 'vitest';
import { parseDescription } from './parse-description.ts';

const text = (words: string) => ({ type: 'text', text: words });

test('plain text stays plain text', () => {
  expect(parseDescription('Bring *one* small thing.')).toBe('Bring *one* small thing.');
});

test('Markdown blocks become the rich text that the editor stores', () => {
  expect(
    parseDescription([
      '## That hour',
      '### Step by step',
      ['Tea', 'Cake'],
      'Come **early**, *please*; [how](/en/how).',
    ]),
  ).toEqual({
    type: 'root',
    children: [
      { type: 'h2', children: [text('That hour')] },
      { type: 'h3', children: [text('Step by step')] },
      {
        type: 'ul',
        children: ['Tea', 'Cake'].map((item) => ({
          type: 'li',
          children: [{ type: 'lic', children: [text(item)] }],
        })),
      },
      {
        type: 'p',
        children: [
          text('Come '),
          { ...text('early'), bold: true },
          text(', '),
          { ...text('please'), italic: true },
          text('; '),
          { type: 'a', url: '/en/how', children: [text('how')] },
          text('.'),
        ],
      },
    ],
  });
});
