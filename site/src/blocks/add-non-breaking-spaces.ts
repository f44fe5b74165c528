/** Phrases that must not be broken at the end of a line, each with its unbreakable spelling. */
const UNBREAKABLE_PATTERNS = [
  [/€ (?=\d)/g, '€\u00a0'],
  [/\biDEAL \| Wero\b/g, 'iDEAL\u00a0|\u00a0Wero'],
] as const;

/** Returns a content file's texts with amounts and names kept on one line, whatever space the editor typed. */
export function addNonBreakingSpaces(value: unknown): unknown {
  if (typeof value === 'string') {
    return UNBREAKABLE_PATTERNS.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      value,
    );
  }
  if (Array.isArray(value)) return value.map(addNonBreakingSpaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, addNonBreakingSpaces(field)]),
  );
}
