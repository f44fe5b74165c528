import type { Block } from '#site/blocks/schema.ts';
import type { Question } from './json-ld.ts';

const HEADING = /^#{2,4}\s(?<text>.*)$/;

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
    const heading = parseHeading(line);
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

/** Returns the text of a heading, without the hashes that may close it; undefined for any other line. */
function parseHeading(line: string): string | undefined {
  let text = HEADING.exec(line.trim())?.groups?.['text'] ?? '';
  while (text.endsWith('#')) text = text.slice(0, -1);
  return text.trim() || undefined;
}

/** Returns a line without markdown and components. */
function stripMarkdown(line: string): string {
  return line
    .replace(/<[^<>]*>/g, '')
    .replace(/!?\[(?<label>[^[\]]*)\]\([^()]*\)/g, '$<label>')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/\*\*|__|[*_`]/g, '')
    .replace(/\\(?=\W)/g, '')
    .trim();
}
