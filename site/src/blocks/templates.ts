import type { BlockTemplate } from './editor-field.ts';
import { GRID_TEMPLATES } from './grid-templates.ts';
import { LIST_TEMPLATES } from './list-templates.ts';
import { OPENING_TEMPLATES } from './opening-templates.ts';
import { TEXT_TEMPLATES } from './text-templates.ts';

/** The blocks that editors can add to a page, in the order of the picker. */
export const BLOCK_TEMPLATES: readonly BlockTemplate[] = [
  ...OPENING_TEMPLATES,
  ...GRID_TEMPLATES,
  ...TEXT_TEMPLATES,
  ...LIST_TEMPLATES,
];
