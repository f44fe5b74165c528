/**
 * Returns what a value is once it was written as JSON and parsed again: itself, unless something in it changes on the
 * way, as a date does.
 */
export function toJsonValue(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return toJsonList(value);
  return isPlainObject(value) ? toJsonObject(value) : toJsonScalar(value);
}

function toJsonList(list: readonly unknown[]): readonly unknown[] {
  const items = list.map((item) => toJsonValue(item) ?? null);
  return items.every((item, at) => item === list[at]) ? list : items;
}

function toJsonObject(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(object).map(([name, field]) => [name, toJsonValue(field)] as const);
  const isSame = fields.every(([name, field]) => field !== undefined && field === object[name]);
  return isSame ? object : Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

const LEFT_OUT = ['undefined', 'function', 'symbol'];

/** Returns a number as it is, null for what is none, a date as text; undefined for what JSON leaves out. */
function toJsonScalar(value: unknown): unknown {
  if (Number.isFinite(value)) return value;
  return LEFT_OUT.includes(typeof value) ? undefined : JSON.parse(JSON.stringify(value));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
