import { z } from 'astro/zod';
import type { CreateExample } from './editor-field.ts';
import {
  block,
  choice,
  field,
  icon,
  link,
  list,
  optionalText,
  plainText,
  richText,
  sampleRichText,
  title,
} from './fields.ts';

/** Maximum number of steps in a 'how to' block (RULES.md, "Numbers"). */
export const STEPS_MAX = 3;
const SIZES = ['half', 'oneThird', 'twoThirds', 'full'] as const;

const Country = z
  .string()
  .regex(/^(?:[A-Z]{2})?$/, 'Enter the country’s code: two capitals, such as NL')
  .nullish();

const createColumn: CreateExample = ({ text }) => ({ size: SIZES[0], richText: sampleRichText(text) });

const createStep: CreateExample = ({ heading, sentence }) => ({
  icon: 'star',
  cardTitle: heading,
  cardDescription: sentence,
});

/** The blocks with campaigns, columns and steps, and the one with large text. */
export const listBlocks = {
  campaignCarousel: block(
    'campaignCarousel',
    'Campaigns in a row',
    {
      title: title(),
      description: optionalText('Description', undefined, 'textarea'),
      button: link('Button below'),
    },
    ({ heading }) => ({ title: heading }),
  ),
  campaignList: block(
    'campaignList',
    'All campaigns, with search',
    {
      title: title(),
      description: optionalText('Description', undefined, 'textarea'),
      country: field(Country, {
        type: 'string',
        label: 'Country',
        description:
          'Only campaigns by celebrities in this country: a code of two capitals, such as NL. Empty shows all.',
      }),
    },
    ({ heading }) => ({ title: heading }),
  ),
  columnGrid: block(
    'columnGrid',
    'Columns of text',
    {
      title: title(),
      columns: list(
        {
          size: choice(
            SIZES,
            { half: 'Half', oneThird: 'One third', twoThirds: 'Two thirds', full: 'Full width' },
            'Width',
          ),
          richText: richText(),
          link: link('Link'),
        },
        { label: 'Columns', labelField: 'size', defaultLabel: 'Column', createExample: createColumn },
      ),
    },
    (texts) => ({ title: texts.heading, columns: [createColumn(texts), createColumn(texts)] }),
  ),
  howTo: block(
    'howTo',
    'How to, in steps',
    {
      title: title(),
      steps: list(
        { icon: icon(), cardTitle: title(), cardDescription: plainText('Description') },
        {
          label: 'Steps',
          description: `At most ${STEPS_MAX}; they are numbered.`,
          labelField: 'cardTitle',
          defaultLabel: 'Step',
          max: STEPS_MAX,
          tooMany: `A 'how to' block has at most ${STEPS_MAX} steps`,
          createExample: createStep,
        },
      ),
      link: link('Link below'),
    },
    (texts) => ({ title: texts.heading, steps: [createStep(texts), createStep(texts), createStep(texts)] }),
  ),
  centredText: block(
    'centredText',
    'Centred text',
    {
      title: title(),
      content: richText(),
      alignment: choice(
        ['left', 'center', 'right'],
        { left: 'Left', center: 'Centre', right: 'Right' },
        'Alignment',
        'Centre when nothing is chosen.',
      ).nullish(),
    },
    ({ heading, text }) => ({ title: heading, content: sampleRichText(text) }),
  ),
};
