import { z } from 'astro/zod';
import type { Language } from '#api/platform/rules.ts';
import type { BlockTemplate } from './editor-field.ts';
import { toBlockTemplate } from './fields.ts';
import { gridBlocks } from './grid-blocks.ts';
import { openingBlocks } from './opening-blocks.ts';
import { textBlocks } from './text-blocks.ts';
import { listBlocks } from './list-blocks.ts';

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
