import type { BlockTemplate, CreateExample } from './editor-field.ts';
import {
  blockTemplate,
  listField,
  mediaField,
  optionalTextField,
  richTextField,
  sampleRichText,
  shortTextField,
  titleField,
} from './fields.ts';
import { linkTargetField, linksField } from './link-fields.ts';
import { COLUMNS_MAX, STATS_MAX } from './schema.ts';

const createColumn: CreateExample = ({ heading, text }) => ({
  title: heading,
  content: sampleRichText(text),
});

const createCell: CreateExample = ({ heading, text }) => ({
  title: heading,
  richText: sampleRichText(text),
});

const createFigure: CreateExample = ({ figure, figureLabel }) => ({ value: figure, label: figureLabel });

/** The blocks of several things beside each other. */
export const GRID_TEMPLATES: readonly BlockTemplate[] = [
  blockTemplate(
    { name: 'threeColumnGrid', label: 'Three columns with pictures' },
    [
      titleField(),
      listField(
        { required: true, name: 'columns', label: 'Columns', description: `At most ${COLUMNS_MAX}.` },
        { labelField: 'title', defaultLabel: 'Column', max: COLUMNS_MAX, createExample: createColumn },
        [
          mediaField({ name: 'image', label: 'Picture' }),
          titleField(),
          richTextField({ name: 'content', label: 'Text' }),
          optionalTextField({
            name: 'ctaText',
            label: 'Text of the link',
            description: 'Without text there is no link.',
          }),
          linkTargetField({ name: 'link', label: 'Link' }),
        ],
      ),
    ],
    (texts) => ({
      title: texts.heading,
      columns: [createColumn(texts), createColumn(texts), createColumn(texts)],
    }),
  ),
  blockTemplate(
    { name: 'threeCellGrid', label: 'Three cells: purple, red, off-white' },
    [
      titleField(),
      listField(
        {
          required: true,
          name: 'cells',
          label: 'Cells',
          description: `At most ${COLUMNS_MAX}; the first is purple, then red, then off-white.`,
        },
        { labelField: 'title', defaultLabel: 'Cell', max: COLUMNS_MAX, createExample: createCell },
        [
          titleField(),
          richTextField({ name: 'richText', label: 'Text' }),
          linksField({ name: 'ctas', label: 'Calls to action' }),
        ],
      ),
    ],
    (texts) => ({ title: texts.heading, cells: [createCell(texts), createCell(texts), createCell(texts)] }),
  ),
  blockTemplate(
    { name: 'statsAndLogos', label: 'Figures and logos' },
    [
      titleField(),
      listField(
        {
          name: 'stats',
          label: 'Figures',
          description: `At most ${STATS_MAX}. Only figures that are true.`,
        },
        { labelField: 'value', defaultLabel: 'Figure', max: STATS_MAX, createExample: createFigure },
        [
          shortTextField({ name: 'value', label: 'Figure' }),
          shortTextField({ name: 'label', label: 'What it counts' }),
        ],
      ),
      listField(
        {
          name: 'logos',
          label: 'Logos',
          description: 'From the collection of logos; all of them when the list is empty.',
        },
        { labelField: 'logo', defaultLabel: 'Logo' },
        [{ type: 'reference', name: 'logo', label: 'Logo', required: true, collections: ['logos'] }],
      ),
    ],
    (texts) => ({ title: texts.heading, stats: [createFigure(texts)] }),
  ),
  blockTemplate(
    { name: 'testimonials', label: 'Testimonials' },
    [
      titleField(),
      {
        type: 'boolean',
        name: 'hidden',
        label: 'Hidden',
        description: 'Keeps the block on the page, unseen.',
      },
      listField(
        {
          name: 'testimonials',
          label: 'Testimonials',
          description: "From the collection; all of the page's language when the list is empty.",
        },
        { labelField: 'testimonial', defaultLabel: 'Testimonial' },
        [
          {
            type: 'reference',
            name: 'testimonial',
            label: 'Testimonial',
            required: true,
            collections: ['testimonials'],
          },
        ],
      ),
    ],
    ({ heading }) => ({ title: heading, hidden: true }),
  ),
];
