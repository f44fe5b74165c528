import type { Block } from '#site/blocks/schema.ts';
import type { Question } from './json-ld.ts';

const HEADING = /^#{2,4}\s+(?<text>.+?)\s*#*$/;

/** Returns the questions of a page with their answers: headings that end in a question mark, and the text below. */
export function extractQuestions(blocks: readonly Block[]): Question[] {
  return blocks.flatMap((block) =>
    block._template === 'richText' && typeof block.content === 'string' ? parseQuestions(block.content) : [],
  );
}

/** Returns the questions of a markdown text with their answers. */
export function parseQuestions(markdown: string): Question[] {
  const found: { question: string; lines: string[] }[] = [];
  let isAnswering = false;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line.trim())?.groups?.['text'];
    if (heading === undefined) {
      if (isAnswering) found.at(-1)?.lines.push(stripMarkdown(line));
      continue;
    }
    isAnswering = heading.endsWith('?');
    if (isAnswering) found.push({ question: stripMarkdown(heading), lines: [] });
  }
  return found
    .map(({ question, lines }) => ({ question, answer: lines.filter((line) => line !== '').join(' ') }))
    .filter(({ answer }) => answer !== '');
}

/** Returns a line without markdown and components. */
function stripMarkdown(line: string): string {
  return line
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[(?<label>[^\]]*)\]\([^)]*\)/g, '$<label>')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/\*\*|__|[*_`]/g, '')
    .replace(/\\(?=\W)/g, '')
    .trim();
}
