import fc from 'fast-check';
import { isRecord } from '#api/platform/rules.ts';
import type { Schema } from '../operations.ts';
import { sampleValue } from '../sample-body.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

type Refs = ReadonlyMap<string, string>;

/** Values of a JSON schema; ids come from `refs`, and fields without a specified format are often valid. */
export function schemaValue(schema: Schema, refs: Refs, name = ''): fc.Arbitrary<unknown> {
  const { properties, required, items, anyOf, oneOf, maxItems } = schema;
  const options = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : [];
  if (options.length > 0)
    return fc.oneof(...options.map((option) => schemaValue(Object(option), refs, name)));
  if (isRecord(properties) && Object.keys(properties).length > 0) {
    const model: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [field, part] of Object.entries(properties))
      model[field] = schemaValue(Object(part), refs, field);
    return fc.record(model, { requiredKeys: Array.isArray(required) ? required.map(String) : [] });
  }
  if (isRecord(items)) {
    const maxLength = Math.min(Number(maxItems ?? 3), 4);
    return fc.array(schemaValue(items, refs, name), { maxLength });
  }
  const sample = fc.constant(undefined).map(() => sampleValue(schema, refs, name));
  return fc.oneof({ weight: 3, arbitrary: sample }, { weight: 1, arbitrary: leafValue(schema) });
}

function leafValue({
  type,
  enum: choices,
  minLength,
  maxLength,
  minimum,
  maximum,
}: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  if (type === 'boolean' || Array.isArray(type)) return fc.constantFrom(true, false, null);
  if (type === 'integer')
    return fc.integer({ min: Number(minimum ?? -1000), max: Math.min(Number(maximum ?? 1000), 2 ** 31 - 1) });
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  const max = Math.min(Number(maxLength ?? 200), 3000);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: Number(minLength ?? 0), maxLength: Math.min(max, 40) }),
    hostileText.map((text) => text.slice(0, max)),
    fc.constantFrom(max, max + 1).map((length) => 'x'.repeat(length)),
  );
}

/** A valid body with one error: a missing field, a wrong type, or an extra field. */
export function nearlyValid(schema: Schema, refs: Refs): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      schemaValue(schema, refs),
      fc.nat(),
      hostileText,
      hostileValue,
      fc.constantFrom('replace', 'remove', 'add'),
    )
    .map(([value, at, name, hostile, change]) => {
      if (!isRecord(value)) return hostile;
      const entries = Object.entries(value);
      const target = entries.length > 0 ? at % entries.length : 0;
      if (change === 'add') return Object.fromEntries([...entries, [name, hostile]]);
      if (change === 'remove') return Object.fromEntries(entries.filter((_, index) => index !== target));
      return Object.fromEntries(entries.map(([key, old], index) => [key, index === target ? hostile : old]));
    });
}
