/** Letters that cannot be split into a basic letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
};

/** Every character that a SEPA message takes (EPC217-08, "SEPA conversion table"). */
const UNKNOWN = /[^a-zA-Z0-9/\-?:().,'+ ]/g;

/**
 * Returns a text in the characters that every bank takes: accents are dropped, and anything without such a letter
 * becomes a full stop. It neither begins nor ends with a slash, nor has two in a row.
 */
export function toSepaText(text: string, maxLength: number): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}|&/gu, (character) => LETTERS[character] ?? '.');
  const plain = letters
    .replace(UNKNOWN, '.')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ');
  return (
    plain
      .slice(0, maxLength)
      .trim()
      .replace(/^\/|\/$/g, '')
      .trim() || '.'
  );
}

/** Formats an amount in cents as a message has it: 124000 → "1240.00". */
export function formatSepaAmount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
