import type { RichText } from './rich-text-rules.ts';

/** A description with every kind of node that is allowed. */
export const WHOLE: RichText = {
  type: 'root',
  children: [
    { type: 'h2', children: [{ type: 'text', text: 'An hour' }] },
    { type: 'h3', children: [{ type: 'text', text: 'In short' }] },
    {
      type: 'p',
      children: [
        { type: 'text', text: 'We ' },
        { type: 'text', text: 'cook', bold: true },
        { type: 'text', text: ' and ' },
        { type: 'text', text: 'eat', bold: true, italic: true },
        { type: 'a', url: 'https://example.test/', children: [{ type: 'text', text: 'here', italic: true }] },
      ],
    },
    {
      type: 'ul',
      children: [{ type: 'li', children: [{ type: 'lic', children: [{ type: 'text', text: 'soup' }] }] }],
    },
    {
      type: 'ol',
      children: [{ type: 'li', children: [{ type: 'lic', children: [{ type: 'text', text: 'first' }] }] }],
    },
  ],
};
