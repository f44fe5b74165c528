/** Returns the paragraphs of a plain text, which empty lines separate. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
