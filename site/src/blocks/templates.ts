import type { BlockTemplate } from './editor-field.ts';
import { toBlockTemplate } from './fields.ts';
import { BLOCKS } from './schema.ts';

/** The blocks that editors can add to a page, in the order of the picker. */
export const BLOCK_TEMPLATES: readonly BlockTemplate[] = Object.values(BLOCKS).map(toBlockTemplate);
