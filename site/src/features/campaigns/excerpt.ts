import { toPlainText } from '#api/campaigns/rich-text-rules.ts';

/** Characters of a card's description, more than its five lines hold: a browser lays out all that is there. */
export const DESCRIPTION_MAX = 280;

/** Returns the beginning of a description as running text, cut at a word, at most `length` characters long. */
export function excerpt(description: unknown, length: number): string {
  const text = toPlainText(description);
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  const words = cut.slice(0, space > length / 2 ? space : undefined);
  return `${/^.*[^\s,;:.–-]/s.exec(words)?.[0] ?? ''}…`;
}
