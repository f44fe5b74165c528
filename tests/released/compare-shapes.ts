import { isRecord } from '#api/platform/rules.ts';

export type Schema = Readonly<Record<string, unknown>>;
export type Schemas = Readonly<Record<string, Schema>>;
/** A schema, and those that it may name. */
type Shape = { readonly schema: Schema; readonly schemas: Schemas };

const MOST = ['maxLength', 'maximum', 'maxItems'];
const LEAST = ['minLength', 'minimum', 'minItems'];

/**
 * Returns where a value of the shape `from` may be none of the shape `to`. The `old` one of the two is what clients know:
 * its fields stay, also where they may be left out.
 */
export function compareShapes(
  from: Shape,
  to: Shape,
  old: 'writer' | 'reader',
  place: string,
  seen: readonly string[] = [],
): string[] {
  const pair = JSON.stringify([from.schema['$ref'], to.schema['$ref']]);
  if (seen.includes(pair)) return [];
  const known = from.schema['$ref'] || to.schema['$ref'] ? [...seen, pair] : seen;
  const targets = listAlternatives(to);
  return listAlternatives(from).flatMap((source) => {
    const problems = targets.map((target) => compareAlternatives(source, target, old, place, known));
    if (problems.some(({ length }) => length === 0)) return [];
    if (problems.length === 1) return problems[0] ?? [];
    // The nearest of several says best what is wrong.
    return problems.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/** Returns the shapes of which a value has one: those of a union, or the one for each of its types. */
function listAlternatives({ schema, schemas }: Shape): readonly Shape[] {
  const { $ref, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string')
    return listAlternatives({ schema: schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas });
  const union = anyOf ?? oneOf;
  if (Array.isArray(union))
    return union.flatMap((each) => listAlternatives({ schema: Object(each), schemas }));
  if (Array.isArray(type))
    return type.map((each) => ({ schema: { ...schema, type: String(each) }, schemas }));
  return [{ schema, schemas }];
}

function compareAlternatives(
  from: Shape,
  to: Shape,
  old: 'writer' | 'reader',
  place: string,
  seen: readonly string[],
): string[] {
  const isNumber = from.schema['type'] === 'integer' && to.schema['type'] === 'number';
  if (to.schema['type'] !== undefined && from.schema['type'] !== to.schema['type'] && !isNumber)
    return [`${place} is ${JSON.stringify(from.schema['type'])}, not ${JSON.stringify(to.schema['type'])}`];
  const inner = (name: string, one: unknown, other: unknown) =>
    isRecord(one) && isRecord(other)
      ? compareShapes(
          { schema: one, schemas: from.schemas },
          { schema: other, schemas: to.schemas },
          old,
          `${place}.${name}`,
          seen,
        )
      : [];
  return [
    ...compareLimits(from.schema, to.schema, place),
    ...compareFields(from.schema, to.schema, old, place, inner),
    ...inner('items', from.schema['items'], to.schema['items']),
    ...inner('values', from.schema['additionalProperties'], to.schema['additionalProperties']),
  ];
}

function compareLimits(from: Schema, to: Schema, place: string): string[] {
  const [values, allowed] = [listValues(from), listValues(to)];
  const isOutside = allowed && !values?.every((value) => allowed.includes(value));
  const isExceeded = (names: readonly string[], sign: 1 | -1) =>
    names.filter(
      (name) =>
        to[name] !== undefined && sign * Number(from[name] ?? sign * Infinity) > sign * Number(to[name]),
    );
  const differing = ['pattern', 'format'].filter((name) => to[name] !== undefined && from[name] !== to[name]);
  return [
    ...(isOutside ? [`${place} may be another value`] : []),
    ...[...isExceeded(MOST, 1), ...isExceeded(LEAST, -1), ...differing].map(
      (name) => `${place} has another ${name}`,
    ),
  ];
}

function listValues({ enum: values, const: only }: Schema): readonly unknown[] | undefined {
  if (only !== undefined) return [only];
  return Array.isArray(values) ? values : undefined;
}

function compareFields(
  from: Schema,
  to: Schema,
  old: 'writer' | 'reader',
  place: string,
  inner: (name: string, one: unknown, other: unknown) => string[],
): string[] {
  const [written, read] = [Object(from['properties']), Object(to['properties'])];
  const [before, after] = old === 'writer' ? [written, read] : [read, written];
  const gone = Object.keys(before).filter((name) => !(name in after));
  const isRequired = (schema: Schema, name: string) =>
    Array.isArray(schema['required']) && schema['required'].includes(name);
  const missing = Object.keys(read).filter(
    (name) => !gone.includes(name) && isRequired(to, name) && !isRequired(from, name),
  );
  const verb = old === 'writer' ? 'is required' : 'may be missing';
  return [
    ...gone.map((name) => `${place}.${name} is gone`),
    ...missing.map((name) => `${place}.${name} ${verb}`),
    ...Object.keys(read).flatMap((name) => inner(name, written[name], read[name])),
  ];
}
