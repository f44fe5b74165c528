import { z } from 'zod';
import { isRecord, ROLES } from '#api/platform/rules.ts';
import { ErrorBody } from '#api/platform/contract.ts';
import { env } from 'cloudflare:workers';
import { app } from '#api/app.ts';

/** A JSON schema, as far as these tests read it. */
export type Schema = Readonly<Record<string, unknown>>;

const Content = z.record(z.string(), z.looseObject({ schema: z.record(z.string(), z.unknown()) }));
const Parameter = z.looseObject({
  in: z.string(),
  name: z.string(),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
});
const ADD_ACCESS =
  "This call does not say who may make it: put `describe('owner', …)`, or another access of edge-api/platform/describe.ts, before its handler.";

const Operation = z.looseObject({
  'x-access': z.object(
    {
      callers: z.union([z.literal(['anyone', 'token']), z.array(z.enum(ROLES))]),
      own: z.boolean(),
      all: z.array(z.enum(ROLES)).default([]),
      act: z.enum(['view', 'manage', 'moderate', 'decide', 'invite', 'hand-over']).optional(),
      widget: z.boolean(),
      hidden: z.literal(true).optional(),
    },
    { error: ADD_ACCESS },
  ),
  parameters: z.array(Parameter).default([]),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });
const Components = z.looseObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Returns a schema with all references resolved; a named schema never contains itself. */
export function resolveSchema(schema: Schema, components: unknown): Schema {
  const { schemas } = Components.parse(components);
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (!isRecord(part)) return part;
    const { $ref } = part;
    if (typeof $ref === 'string') return resolve(schemas[$ref.slice($ref.lastIndexOf('/') + 1)]);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]));
  };
  return Object(resolve(schema));
}

/** Lists the calls that /api/openapi.json describes; fails for a call that does not say who may make it. */
export async function listOperations() {
  const { paths, components } = Document.parse(
    await (await app.request('/api/openapi.json', {}, env)).json(),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { 'x-access': access, requestBody, ...operation }]) => {
      const method = verb.toUpperCase();
      const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
      return {
        name: `${method} ${path}`,
        method,
        path,
        pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        access,
        query: operation.parameters.filter((parameter) => parameter.in === 'query'),
        body:
          type !== undefined && body ? { type, schema: resolveSchema(body.schema, components) } : undefined,
        pages: Object.entries(operation.responses)
          .filter(([, { content }]) => content && 'text/html' in content)
          .map(([status]) => Number(status)),
        statuses: Object.keys(operation.responses)
          .filter((status) => status !== 'default')
          .map(Number),
      };
    }),
  );
}
export type Operation = Awaited<ReturnType<typeof listOperations>>[number];

/** Returns whether a call fails by itself; only the health check says that the service is unavailable. */
export const isFailure = ({ path, statuses }: Operation, status: number): boolean =>
  status >= 500 && (status === 503 ? path !== '/api/health/deep' : !statuses.includes(status));

let documented: ReturnType<typeof listOperations> | undefined;

/** Throws for a response whose status the API's document does not list for its call. */
export async function requireDocumented({ method, url }: Request, { status }: Response): Promise<void> {
  const { pathname } = new URL(url);
  const matching = (await (documented ??= listOperations()))
    .filter((each) => each.pattern.test(pathname))
    .toSorted((a, b) => listParameterKinds(a.path).length - listParameterKinds(b.path).length);
  const call = matching.find((each) => each.method === method && each.path === matching[0]?.path);
  if (call && status !== 500 && !call.statuses.includes(status))
    throw new Error(`${call.name} answers ${status}: add it to the \`errors\` in its \`describe(…)\``);
}

/** Returns a described call by its method and path. */
export async function findOperation(name: string): Promise<Operation> {
  const operation = (await (documented ??= listOperations())).find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`there is no ${name}`);
  return operation;
}

const PARAMETER = /\/([^/]+)\/\{(\w+)\}/g;

/** Fills in a path's parameters with `toValue`, which gets the segment before each parameter: the kind of object. */
export function fillPath(path: string, toValue: (kind: string, index: number) => string): string {
  let index = 0;
  return path.replaceAll(PARAMETER, (_, kind: string) => {
    const value = toValue(kind, index);
    index += 1;
    return `/${kind}/${encodeURIComponent(value)}`;
  });
}

/** Lists the kinds of a path's parameters, each named by the segment before it. */
export function listParameterKinds(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, kind = '']) => kind);
}

/**
 * A refusal may contain more than the error (RULES.md, "Calls"): the existing `doc` of a conflict, what was `decided`,
 * `ok` of the health check.
 */
export const ErrorShape = ErrorBody.extend({
  error: z.string().min(1),
  code: z.string().regex(/^[a-z_]+$/),
  ok: z.literal(false).optional(),
  doc: z.record(z.string(), z.unknown()).optional(),
  decided: z.record(z.string(), z.unknown()).optional(),
}).strict();
