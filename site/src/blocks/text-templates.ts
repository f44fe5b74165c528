import type { BlockTemplate } from './editor-field.ts';
import {
  blockTemplate,
  choiceField,
  mediaField,
  optionalTextField,
  plainTextField,
  richTextField,
  sampleRichText,
  titleField,
} from './fields.ts';
import { BACKGROUNDS, LAYOUTS } from './schema.ts';

/** The blocks of words, with or without pictures. */
export const TEXT_TEMPLATES: readonly BlockTemplate[] = [
  blockTemplate(
    { name: 'quote', label: 'Quote' },
    [
      plainTextField({
        name: 'quote',
        label: 'Words',
        description: 'Without quotation marks: they are added.',
      }),
      optionalTextField({ name: 'author', label: 'Who said it' }),
      optionalTextField({ name: 'role', label: 'Who they are' }),
      mediaField({ name: 'media', label: 'Portrait' }),
    ],
    ({ quote }) => ({ quote }),
  ),
  blockTemplate(
    { name: 'floatingImage', label: 'Text with floating picture' },
    [
      choiceField({ name: 'layout', label: 'Layout', required: true }, LAYOUTS, {
        left: 'Pictures left',
        right: 'Pictures right',
        'top-bottom': 'Pictures above the text',
      }),
      titleField(),
      richTextField({ name: 'content', label: 'Text' }),
      mediaField({ name: 'mainImage', label: 'Main picture' }),
      mediaField({
        name: 'floatingImage',
        label: 'Floating picture',
        description: 'Overlaps a corner of the main picture.',
      }),
    ],
    ({ heading, text }) => ({ layout: LAYOUTS[0], title: heading, content: sampleRichText(text) }),
  ),
  blockTemplate(
    { name: 'imageCluster', label: 'Pictures with a big figure' },
    [
      titleField(),
      richTextField({ name: 'content', label: 'Text' }),
      mediaField({ name: 'image1', label: 'Large picture' }),
      mediaField({ name: 'image2', label: 'Small picture' }),
      optionalTextField({ name: 'statBigText', label: 'Big figure', description: 'For example 60 or € 10.' }),
      optionalTextField({ name: 'statSmallText', label: 'What it counts' }),
    ],
    ({ heading, text, figure, figureLabel }) => ({
      title: heading,
      content: sampleRichText(text),
      statBigText: figure,
      statSmallText: figureLabel,
    }),
  ),
  blockTemplate(
    { name: 'richText', label: 'Rich text' },
    [
      richTextField({
        name: 'content',
        label: 'Text',
        description: 'Code gets a copy button; add pictures from the embed menu.',
      }),
      choiceField({ name: 'ground', label: 'Ground' }, BACKGROUNDS, {
        paper: 'Light, for reading',
        night: 'Dark, for one big statement',
      }),
    ],
    ({ text }) => ({ content: sampleRichText(text) }),
  ),
];
