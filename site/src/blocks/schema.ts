import { z } from 'astro/zod';
import type { Language } from '#api/platform/rules.ts';
import type { BlockTemplate } from './editor-field.ts';
import {
  toBlockTemplate,
  block,
  choice,
  optionalText,
  picture,
  plainText,
  richText,
  sampleRichText,
  title,
} from './fields.ts';
import { gridBlocks } from './grid-blocks.ts';
import { openingBlocks } from './opening-blocks.ts';
import { listBlocks } from './list-blocks.ts';

const LAYOUTS = ['left', 'right', 'top-bottom'] as const;

/** The text blocks, with or without pictures. */
const textBlocks = {
  quote: block(
    'quote',
    'Quote',
    {
      quote: plainText('Words', 'Without quotation marks: they are added.'),
      author: optionalText('Who said it'),
      role: optionalText('Who they are'),
      media: picture('Portrait'),
    },
    ({ quote }) => ({ quote }),
  ),
  floatingImage: block(
    'floatingImage',
    'Text with floating picture',
    {
      layout: choice(
        LAYOUTS,
        { left: 'Pictures left', right: 'Pictures right', 'top-bottom': 'Pictures above the text' },
        'Layout',
      ),
      title: title(),
      content: richText(),
      mainImage: picture('Main picture'),
      floatingImage: picture('Floating picture', 'Overlaps a corner of the main picture.'),
    },
    ({ heading, text }) => ({ layout: LAYOUTS[0], title: heading, content: sampleRichText(text) }),
  ),
  imageCluster: block(
    'imageCluster',
    'Pictures with a big figure',
    {
      title: title(),
      content: richText(),
      image1: picture('Large picture'),
      image2: picture('Small picture'),
      statBigText: optionalText('Big figure', 'For example 60 or € 10.'),
      statSmallText: optionalText('What it counts'),
    },
    ({ heading, text, figure, figureLabel }) => ({
      title: heading,
      content: sampleRichText(text),
      statBigText: figure,
      statSmallText: figureLabel,
    }),
  ),
  richText: block(
    'richText',
    'Rich text',
    {
      content: richText('Text', 'Code gets a copy button; add pictures from the embed menu.'),
      ground: choice(
        ['paper', 'night'],
        { paper: 'Light, for reading', night: 'Dark, for one big statement' },
        'Ground',
      ).nullish(),
    },
    ({ text }) => ({ content: sampleRichText(text) }),
  ),
};

/**
 * The content blocks as stored in editors' files (site/content/pages), in the order of the editor's picker. A field
 * name has the same type in all blocks, because the editor queries all of them at once.
 */
export const BLOCKS = { ...openingBlocks, ...gridBlocks, ...textBlocks, ...listBlocks } as const;

/** The blocks that editors can add to a page, in the order of the picker. */
export const BLOCK_TEMPLATES: readonly BlockTemplate[] = Object.values(BLOCKS).map(toBlockTemplate);

const { hero, ...otherBlocks } = BLOCKS;

export const Block = z.discriminatedUnion('_template', [hero, ...Object.values(otherBlocks)], {
  error: `There is no such block. Use one of: ${Object.keys(BLOCKS).join(', ')}`,
});
export type Block = z.infer<typeof Block>;

export type BlockByName<Name extends Block['_template']> = Extract<Block, { _template: Name }>;

/** Props of a block's component; `file` is the content file, which warnings and errors name. */
export type BlockProps<Name extends Block['_template']> = {
  readonly block: BlockByName<Name>;
  readonly language: Language;
  readonly file: string;
};
