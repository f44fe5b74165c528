import { expect, it } from 'vitest';
import { groupQuestions } from './group-questions.ts';
import { parseRichText } from './parse-rich-text.ts';

const parse = (markdown: string) => parseRichText(markdown, 'faq.json');
const group = (markdown: string) => groupQuestions(parse(markdown));
const FAQ = [
  '# Questions',
  'Write to us.',
  '## Taking part',
  '### What does it **cost**?',
  '€10.',
  '- once',
  '### How long?',
  'Short.',
  '## Paying',
  'By card.',
].join('\n\n');

it('questions in a text unfold with their answer, below links to the sections that they are in', () => {
  const sections = [
    { id: 'taking-part', title: 'Taking part' },
    { id: 'paying', title: 'Paying' },
  ];
  expect(group(FAQ)).toMatchObject({
    type: 'root',
    children: [
      { type: 'h1' },
      { type: 'p' },
      { name: 'SectionLinks', props: { sections } },
      { name: 'Section', props: sections[0] },
      {
        name: 'Question',
        props: {
          id: 'what-does-it-cost',
          title: 'What does it cost?',
          level: 'h3',
          answer: { type: 'root', children: [{ type: 'p' }, { type: 'ul' }] },
        },
      },
      { name: 'Question', props: { id: 'how-long', answer: { children: [{ type: 'p' }] } } },
      { name: 'Section', props: sections[1] },
      { type: 'p' },
    ],
  });
});

it('questions in a text that are asked twice have an id each', () => {
  const ids = JSON.stringify(group('### Why?\n\nA\n\n### Why?\n\nB')).match(/"id":"[^"]*"/g);
  expect(ids).toEqual(['"id":"why"', '"id":"why-1"']);
});

it('questions in a text stay as they are where there is only one, or none', () => {
  for (const markdown of ['# Terms\n\n## What?\n\nThis.', 'No heading.']) {
    expect(group(markdown)).toEqual(parse(markdown));
  }
});
