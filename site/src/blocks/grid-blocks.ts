import { z } from 'astro/zod';
import type { CreateExample } from './editor-field.ts';
import {
  block,
  field,
  links,
  linkTarget,
  list,
  optionalText,
  picture,
  reference,
  richText,
  sampleRichText,
  shortText,
  title,
} from './fields.ts';

export const COLUMNS_MAX = 3;
export const STATS_MAX = 4;

const createColumn: CreateExample = ({ heading, text }) => ({
  title: heading,
  content: sampleRichText(text),
});

const createCell: CreateExample = ({ heading, text }) => ({ title: heading, richText: sampleRichText(text) });

const createFigure: CreateExample = ({ figure, figureLabel }) => ({ value: figure, label: figureLabel });

/** The blocks that show several things side by side. */
export const gridBlocks = {
  threeColumnGrid: block(
    'threeColumnGrid',
    'Three columns with pictures',
    {
      title: title(),
      columns: list(
        {
          image: picture(),
          title: title(),
          content: richText(),
          ctaText: optionalText('Text of the link', 'Without text there is no link.'),
          link: linkTarget('Link'),
        },
        {
          label: 'Columns',
          description: `At most ${COLUMNS_MAX}.`,
          labelField: 'title',
          defaultLabel: 'Column',
          max: COLUMNS_MAX,
          tooMany: `At most ${COLUMNS_MAX} columns`,
          createExample: createColumn,
        },
      ),
    },
    (texts) => ({
      title: texts.heading,
      columns: [createColumn(texts), createColumn(texts), createColumn(texts)],
    }),
  ),
  threeCellGrid: block(
    'threeCellGrid',
    'Three cells: purple, red, off-white',
    {
      title: title(),
      cells: list(
        { title: title(), richText: richText(), ctas: links('Calls to action') },
        {
          label: 'Cells',
          description: `At most ${COLUMNS_MAX}; the first is purple, then red, then off-white.`,
          labelField: 'title',
          defaultLabel: 'Cell',
          max: COLUMNS_MAX,
          tooMany: `At most ${COLUMNS_MAX} cells`,
          createExample: createCell,
        },
      ),
    },
    (texts) => ({ title: texts.heading, cells: [createCell(texts), createCell(texts), createCell(texts)] }),
  ),
  statsAndLogos: block(
    'statsAndLogos',
    'Figures and logos',
    {
      title: title(),
      stats: list(
        { value: shortText('Figure'), label: shortText('What it counts') },
        {
          label: 'Figures',
          description: `At most ${STATS_MAX}. Only figures that are true.`,
          labelField: 'value',
          defaultLabel: 'Figure',
          max: STATS_MAX,
          tooMany: `At most ${STATS_MAX} figures`,
          createExample: createFigure,
        },
      ).nullish(),
      logos: list(
        { logo: reference('Logo', 'logos') },
        {
          label: 'Logos',
          description: 'From the collection of logos; all of them when the list is empty.',
          labelField: 'logo',
          defaultLabel: 'Logo',
        },
      ).nullish(),
    },
    (texts) => ({ title: texts.heading, stats: [createFigure(texts)] }),
  ),
  testimonials: block(
    'testimonials',
    'Testimonials',
    {
      title: title(),
      hidden: field(z.boolean().nullish(), {
        type: 'boolean',
        label: 'Hidden',
        description: 'Keeps the block on the page, unseen.',
      }),
      testimonials: list(
        { testimonial: reference('Testimonial', 'testimonials') },
        {
          label: 'Testimonials',
          description: "From the collection; all of the page's language when the list is empty.",
          labelField: 'testimonial',
          defaultLabel: 'Testimonial',
        },
      ).nullish(),
    },
    ({ heading }) => ({ title: heading, hidden: true }),
  ),
};
