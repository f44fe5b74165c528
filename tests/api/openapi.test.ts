import { expect, test } from 'vitest';
import { callApi, ORIGIN } from '../support/api.ts';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
import { isRecord } from '#api/platform/rules.ts';
import { resolveSchema } from '../support/operations.ts';

const spec = Object(await (await callApi('/openapi.json')).json());

test('describes every call that exists, and says who may make it', async () => {
  const { openapi, paths, components } = spec;
  const undescribed: string[] = [];
  for (const [path, methods] of Object.entries<object>(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      if (!('x-access' in call)) {
        undescribed.push(`${name}: add describe('owner', 'What it does', Answer) before its handler`);
        continue;
      }
      expect(call.summary, name).toEqual(expect.any(String));
      const successes = Object.keys(call.responses).filter((code) => /^[23]/.test(code));
      expect('content' in call.responses[successes[0] ?? ''], name).toBe(successes[0] !== '303');
      const error = call.responses.default.content['application/json'].schema;
      expect(error.$ref, name).toBe('#/components/schemas/Error');
      const needsSession = Array.isArray(call['x-access'].callers) && call['x-access'].callers[1] !== 'token';
      expect('401' in call.responses && call.security.length > 0, name).toBe(needsSession);
      for (const parameter of path.match(/(?<=\{)\w+/g) ?? [])
        expect(call.parameters).toContainEqual(
          expect.objectContaining({ in: 'path', name: parameter, required: true }),
        );
    }
  }
  expect(undescribed).toEqual([]);
  expect(openapi).toBe('3.1.0');
  expect(components.schemas.Error.required).toEqual(['error', 'code']);
});

// Regression: `GET /api/campaigns/create` was answered as `GET /api/campaigns/:id`, and `Allow` had its methods.
test('a path without parameters is 405 for a method that it does not describe, with those that it does', async () => {
  const fixed = Object.entries<object>(spec.paths).filter(([path]) => !path.includes('{'));
  const answers = fixed.map(async ([path, item]) => {
    const described = Object.keys(item).map((name) => name.toUpperCase());
    const method = ['GET', 'POST', 'PATCH', 'DELETE'].find((name) => !described.includes(name)) ?? 'PUT';
    const { status, headers } = await callApi(path.slice('/api'.length), { method });
    return [`${method} ${path}`, status, headers.get('allow'), described.toSorted().join(', ')];
  });
  for (const [call, status, allow, described] of await Promise.all(answers))
    expect([call, status, allow]).toEqual([call, 405, described]);
});

test('contains no dangling reference', async () => {
  const references = new Set(JSON.stringify(spec).match(/(?<="\$ref":")[^"]+/g));
  expect(references.size).toBeGreaterThan(0);
  for (const reference of references) {
    const found = reference
      .slice(2)
      .split('/')
      .reduce((at: unknown, key) => Object(at)[key], spec);
    expect(found, reference).toBeDefined();
  }
});

/** Returns every object schema with five or more fields in a part of the document, as text. */
function listShapes(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, properties } = Object(part);
  const own = type === 'object' && Object.keys(properties ?? {}).length > 4 ? [JSON.stringify(part)] : [];
  return [...own, ...Object.values(part).flatMap(listShapes)];
}

test('names each shape that calls take or return, and describes it once', async () => {
  const { paths, components } = spec;
  const named = ['Campaign', 'CampaignCard', 'User', 'Submission', 'Charity', 'Media', 'Statement'];
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(named));
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const { responses } = paths['/api/campaigns/{id}'].get;
  expect(responses[200].content['application/json'].schema.properties.doc).toEqual(reference('Campaign'));
  expect(components.schemas.UserBody.properties.user).toEqual(reference('User'));
  const calls = Object.values<object>(paths).flatMap((methods) => Object.values(methods));
  const shapes = listShapes([calls.map(({ responses }) => responses), components.schemas]);
  const repeated = shapes.filter((shape, at) => shapes.indexOf(shape) !== at);
  expect(repeated, 'export these from their contract.ts').toEqual([]);
  const bodies = calls.flatMap(({ requestBody }) =>
    Object.values<{ schema: object }>(requestBody?.content ?? {}),
  );
  const unnamed = bodies.filter(({ schema }) => !('$ref' in schema) && !('format' in schema));
  expect(unnamed, 'export these from their contract.ts').toEqual([]);
});

test('has one way to read a list in parts', async () => {
  const { paths, components } = spec;
  const lists: string[] = [];
  for (const [path, { get }] of Object.entries<{ get?: unknown }>(paths)) {
    const { parameters = [], responses = {} } = Object(get);
    const names = parameters.map(({ name }: { name: string }) => name);
    const { schema } = Object(responses['200']?.content?.['application/json']);
    const { next } = Object((components.schemas[schema?.$ref?.split('/').at(-1)] ?? schema)?.properties);
    if (next === undefined && !names.includes('after')) continue;
    lists.push(path);
    expect(names, path).toEqual(expect.arrayContaining(['after', 'limit']));
    expect(next, path).toEqual({ type: ['string', 'null'] });
    // Only the specified list can also be read by page.
    expect(names.includes('page'), path).toBe(path === '/api/campaigns-list');
  }
  expect(lists).toEqual(expect.arrayContaining(['/api/campaigns/mine', '/api/admin/log', '/api/stories']));
});

/** Returns the places in the document whose schema allows anything. */
function findUnknown(part: unknown, path: string): string[] {
  if (!isRecord(part) && !Array.isArray(part)) return [];
  const found = Object.entries(part).flatMap(([name, value]) => findUnknown(value, `${path}.${name}`));
  const isSchema = /\.(schema|items|additionalProperties|(properties|anyOf|oneOf|schemas)\.[^.]+)$/.test(
    path,
  );
  const constraints = Object.keys(part).filter((name) => name !== 'description' && name !== 'default');
  return isSchema && constraints.length === 0 ? [path, ...found] : found;
}

test('leaves no part of what calls take and return unknown', async () => {
  expect(findUnknown(spec, '')).toEqual([]);
  expect(findUnknown({ schema: { properties: { body: {} } } }, '')).toEqual(['.schema.properties.body']);
});

test('describes which answers have an entity tag, and which files come in parts', () => {
  const listAnswering = (code: string) =>
    Object.keys(spec.paths).filter((path) => code in (spec.paths[path].get?.responses ?? {}));
  const files = ['/api/thanks/files/{id}', '/api/admin/reports/{id}/files/{fileId}'];
  const tagged = ['/api/campaigns-list', '/api/media/file/{filename}', ...files];
  const selection = ['selection', 'record'].map((part) => `/api/campaigns/by-slug/{slug}/${part}`);
  expect(listAnswering('304').toSorted()).toEqual([...tagged, ...selection].toSorted());
  for (const code of ['206', '416']) expect(listAnswering(code).toSorted()).toEqual(files.toSorted());
});

test('describes what a conflict has beside its error', () => {
  const { properties } =
    spec.paths['/api/charity-whitelist-custom'].post.responses[409].content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['error', 'code', 'doc']));
});

test('describes when a refused call may pass, the limits of a call, and its key', async () => {
  const { paths, components } = spec;
  const toHeader = (name: string) => ({ $ref: `#/components/headers/${name}` });
  const limits = { 'RateLimit-Policy': toHeader('RateLimitPolicy'), RateLimit: toHeader('RateLimit') };
  const { responses } = paths['/api/users/login'].post;
  for (const status of [429, '4XX'])
    expect(responses[status].headers).toEqual({ 'Retry-After': toHeader('RetryAfter'), ...limits });
  expect(responses.default.headers).toEqual({ 'Retry-After': toHeader('RetryAfter') });
  expect(responses[200].headers).toEqual(limits);
  expect(responses[401].headers).toEqual({});
  expect(components.headers.RetryAfter.schema).toEqual({ type: 'integer' });
  const named = Object.entries<{ post?: { parameters?: { name: string }[]; responses: object } }>(
    paths,
  ).filter(([, { post }]) => post?.parameters?.some(({ name }) => name === 'Idempotency-Key'));
  for (const [path, { post }] of named)
    expect(Object.keys(post?.responses ?? {}), path).toEqual(expect.arrayContaining(['409', '422']));
  expect(named.map(([path]) => path).toSorted()).toEqual([
    '/api/campaign-subscribe',
    '/api/campaign-subscribe/retry',
    '/api/campaigns/create',
    '/api/charity-whitelist-custom',
    '/api/reports',
  ]);
});

/** Returns the places in a schema where a string may have any length. */
function findUnboundedStrings(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, at) => findUnboundedStrings(part, `${path}.${at}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxLength, enum: choices, const: only, format } = Object(schema);
  const isBounded =
    maxLength !== undefined || choices !== undefined || only !== undefined || format === 'binary';
  const own = type === 'string' && !isBounded ? [path] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([name, part]) => findUnboundedStrings(part, `${path}.${name}`)),
  ];
}

test('bounds the length of every string that a call accepts', async () => {
  const { paths, components } = spec;
  const unbounded: string[] = [];
  for (const [path, methods] of Object.entries<object>(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const inQuery = (call.parameters ?? []).filter((parameter: { in: string }) => parameter.in === 'query');
      const accepted = resolveSchema({ inQuery, body: call.requestBody }, components);
      unbounded.push(...findUnboundedStrings(accepted, `${method.toUpperCase()} ${path}`));
    }
  }
  expect(unbounded).toEqual([]);
});

test('names every call once, groups it, and says who may make it', async () => {
  const { paths, tags, servers } = spec;
  const calls = Object.values<Record<string, { operationId: string; tags: string[]; description: string }>>(
    paths,
  ).flatMap((methods) => Object.values(methods));
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const groups = tags.map(({ name }: { name: string }) => name);
  for (const call of calls) {
    expect(groups).toContain(call.tags[0]);
    expect(call.description).toMatch(/\.$/);
  }
  expect(servers).toEqual([{ url: ORIGIN, description: 'This installation' }]);
});

test('shows every call on a page for people that loads nothing', async () => {
  const { paths } = spec;
  const answer = await callApi('/docs');
  const page = await answer.text();
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).toContain('<a href="#shape-Campaign">Campaign</a>');
  for (const [, id = ''] of page.matchAll(/href="#(shape-\w+)"/g)) expect(page).toContain(`id="${id}"`);
  expect(page).not.toMatch(/<script|src=|@import|url\(/);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

function expectSecurityHeaders(response: Response, call: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (name === 'Content-Security-Policy' || name === 'Cross-Origin-Resource-Policy') continue;
    expect(response.headers.get(name), `${call}: ${name}`).toBe(value);
  }
  const policy = response.headers.get('content-security-policy');
  expect(policy, call).toContain("default-src 'none'");
  expect(policy, call).toContain("frame-ancestors 'none'");
}

test('every answer of the API has the security headers', async () => {
  const { paths } = spec;
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/^\/api/, '')] as const),
  );
  expect(calls.length).toBeGreaterThan(40);
  for (const [method, path] of [...calls, ['GET', '/nothing-here'], ['POST', '/health']] as const) {
    const response = await callApi(path.replaceAll(/\{\w+\}/g, 'unknown'), { method });
    expectSecurityHeaders(response, `${method} ${path}`);
    if (!path.startsWith('/media/file/')) {
      expect(response.headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    }
    await response.body?.cancel();
  }
});
