import { listQuestions } from '#site/blocks/group-questions.ts';
import { parseRichText } from '#site/blocks/parse-rich-text.ts';
import type { Block } from '#site/blocks/schema.ts';
import type { Question } from './json-ld.ts';

/** Returns the questions of a page with their answers; `file` is its content file. */
export function extractQuestions(blocks: readonly Block[], file: string): Question[] {
  return blocks.flatMap((block) =>
    block._template === 'richText' && block.content ? listQuestions(parseRichText(block.content, file)) : [],
  );
}
