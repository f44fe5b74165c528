import { z } from 'zod';
import { compareShapes, type Schema, type Schemas } from './compare-shapes.ts';

const Content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const Parameter = z.object({
  in: z.string(),
  name: z.string(),
  required: z.boolean().default(false),
  schema: z.record(z.string(), z.unknown()),
});
const Call = z.object({
  security: z.array(z.unknown()),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
});
type Call = z.infer<typeof Call>;
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

type Side<Part> = { readonly part: Part; readonly schemas: Schemas };

/** Returns what a client that was made for the document `before` can no longer do, or read, by the document `after`. */
export function findBreakingChanges(before: unknown, after: unknown): readonly string[] {
  const [old, now] = [Document.parse(before), Document.parse(after)];
  return Object.entries(old.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const same = now.paths[path]?.[method];
      if (!same) return [`${place} is gone`];
      const sides = [
        { part: call, schemas: old.components.schemas },
        { part: same, schemas: now.components.schemas },
      ] as const;
      return compareCalls(...sides).map((problem) => `${place}: ${problem}`);
    }),
  );
}

function compareCalls(old: Side<Call>, now: Side<Call>): string[] {
  const needsSession = old.part.security.length === 0 && now.part.security.length > 0;
  return [
    ...(needsSession ? ['needs a session'] : []),
    ...compareParameters(old, now),
    ...compareBodies(old, now),
    ...compareAnswers(old, now),
  ];
}

function compareParameters(old: Side<Call>, now: Side<Call>): string[] {
  const find = ({ part }: Side<Call>, place: string, name: string) =>
    part.parameters.find((each) => each.in === place && each.name === name);
  const added = now.part.parameters.filter(
    ({ in: place, name, required }) => required && !find(old, place, name)?.required,
  );
  const changed = old.part.parameters.flatMap(({ in: place, name, schema }) => {
    const same = find(now, place, name);
    return same ? compareRequests(old, now, schema, same.schema, name) : [`${name} is gone`];
  });
  return [...added.map(({ name }) => `${name} is required`), ...changed];
}

function compareBodies(old: Side<Call>, now: Side<Call>): string[] {
  const [before, after] = [old.part.requestBody?.content, now.part.requestBody?.content ?? {}];
  if (!before) return Object.keys(after).length > 0 ? ['a body is required'] : [];
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const same = after[type];
    return same ? compareRequests(old, now, schema, same.schema, 'body') : [`${type} is not taken`];
  });
}

function compareAnswers(old: Side<Call>, now: Side<Call>): string[] {
  return Object.entries(old.part.responses).flatMap(([status, { content = {} }]) => {
    const same = now.part.responses[status];
    if (!same) return [`answers no ${status}`];
    return Object.entries(content).flatMap(([type, { schema }]) => {
      const body = same.content?.[type];
      if (!body) return [`${status} is no ${type}`];
      const writer = { schema: body.schema, schemas: now.schemas };
      return compareShapes(writer, { schema, schemas: old.schemas }, 'reader', status);
    });
  });
}

/** Compares what clients send by the old document with what is taken by now. */
function compareRequests(
  old: Side<Call>,
  now: Side<Call>,
  before: Schema,
  after: Schema,
  place: string,
): string[] {
  const reader = { schema: after, schemas: now.schemas };
  return compareShapes({ schema: before, schemas: old.schemas }, reader, 'writer', place);
}
