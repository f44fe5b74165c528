/** Returns whether two values that were JSON say the same, in the same order. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [fields, others] = [Object.entries(a), Object.entries(b)];
  return (
    fields.length === others.length &&
    fields.every(([name, value], at) => {
      const other = others[at];
      return other?.[0] === name && isSameJson(value, other[1]);
    })
  );
}
