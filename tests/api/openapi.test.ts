import { expect, test } from 'vitest';
import { callApi, ORIGIN } from '../support/api.ts';

/** The calls of the API contract; `*` needs a session. */
const CONTRACT = `
GET /api/health
GET /api/health/deep
GET /api/openapi.json
* GET /api/users/me
GET /api/access
POST /api/users/login
POST /api/users/logout
* POST /api/users/refresh-token
GET /api/users/check-email
POST /api/users-custom
* PATCH /api/users/me
* GET /api/users/me/export
* DELETE /api/users/me
POST /api/auth/resend-verification
POST /api/auth/request-password-reset
POST /api/auth/reset-password
GET /api/auth/verify-email
POST /api/campaign-subscribe/auth
* POST /api/campaign-subscribe
* POST /api/campaign-subscribe/retry
GET /api/campaigns-list
GET /api/campaigns/by-slug/{slug}
GET /api/campaigns/by-celebrity
* GET /api/campaigns/mine
* GET /api/campaigns/{id}
* POST /api/campaigns/create
* PATCH /api/campaigns/{id}
* POST /api/campaigns/{id}/close
* POST /api/campaigns/{id}/reopen
* GET /api/campaigns/{id}/nominees
* POST /api/campaigns/{id}/winners
* GET /api/campaigns/{id}/winners
* GET /api/celebrities-custom/by-user
* PATCH /api/celebrities-custom/{id}
GET /api/charity-whitelist-custom
* POST /api/charity-whitelist-custom
* PATCH /api/charity-whitelist-custom/{id}
* POST /api/media
GET /api/media/{id}
GET /api/media/file/{filename}
GET /api/pages/{id}
* GET /api/campaign-submissions/user-submissions
* POST /api/campaign-submissions/verify-all-pending
* GET /api/campaign-submissions/{id}
* DELETE /api/campaign-submissions/{id}
* GET /api/campaign-submissions/{id}/invoice
POST /api/tracking
POST /api/stripe/webhook`
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', method = ''] = line.replace('* ', '').split(' ').toReversed();
    return { method, path, needsSession: line.startsWith('*') };
  });

async function readSpec() {
  const answer = await callApi('/openapi.json');
  expect(answer.status).toBe(200);
  return Object(await answer.json());
}

test('describes every call of the contract: its response, its errors and its security', async () => {
  const spec = await readSpec();
  expect(spec.openapi).toBe('3.1.0');
  for (const { method, path, needsSession } of CONTRACT) {
    const call = spec.paths[path]?.[method.toLowerCase()];
    expect(call?.summary, `${method} ${path}`).toEqual(expect.any(String));
    const success = Object.keys(call.responses).filter((status) => status.startsWith('2'));
    expect(success, `${method} ${path}`).toHaveLength(1);
    expect(call.responses[success[0] ?? ''].content, `${method} ${path}`).not.toEqual({});
    expect(call.responses.default.content['application/json'].schema.$ref).toBe('#/components/schemas/Error');
    expect('401' in call.responses && call.security.length > 0, `${method} ${path}`).toBe(needsSession);
    for (const name of path.match(/(?<=\{)\w+/g) ?? []) {
      expect(call.parameters).toContainEqual(expect.objectContaining({ in: 'path', name, required: true }));
    }
  }
  expect(spec.components.schemas.Error.required).toEqual(['error', 'code']);
});

test('describes every call that exists, and says who may make it', async () => {
  const { paths } = await readSpec();
  const undescribed: string[] = [];
  for (const [path, methods] of Object.entries<object>(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      if (!('x-access' in call)) {
        undescribed.push(`${name}: add describe('owner', 'What it does', Answer) before its handler`);
        continue;
      }
      expect(call.summary, name).toEqual(expect.any(String));
      const [status = ''] = Object.keys(call.responses).filter((code) => /^[23]/.test(code));
      expect('content' in call.responses[status], name).toBe(status !== '303');
    }
  }
  expect(undescribed).toEqual([]);
});

test('describes what a call’s validator accepts', async () => {
  const { paths } = await readSpec();
  const event = paths['/api/tracking'].post.requestBody.content['application/json'].schema;
  expect(event.required).toEqual(['event']);
  expect(event.properties.label).toMatchObject({ type: 'string', maxLength: 200 });
  expect(event.properties).not.toHaveProperty('userId');
  const [limit] = paths['/api/campaigns-list'].get.parameters;
  expect(limit).toMatchObject({ in: 'query', name: 'limit', schema: { maximum: 200 } });
  expect(limit.required ?? false).toBe(false);
});

test('contains no dangling reference', async () => {
  const spec = await readSpec();
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

/** Returns the text of every object with five or more fields in what calls return, and in the schemas that have names. */
function listShapes(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, properties } = Object(part);
  const own = type === 'object' && Object.keys(properties ?? {}).length > 4 ? [JSON.stringify(part)] : [];
  return [...own, ...Object.values(part).flatMap(listShapes)];
}

test('names each shape that calls return, and describes it once', async () => {
  const { paths, components } = await readSpec();
  const named = ['Campaign', 'CampaignCard', 'User', 'Submission', 'Charity', 'Media', 'Statement'];
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(named));
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const { responses } = paths['/api/campaigns/{id}'].get;
  expect(responses[200].content['application/json'].schema.properties.doc).toEqual(reference('Campaign'));
  expect(components.schemas.UserBody.properties.user).toEqual(reference('User'));
  const answers = Object.values<object>(paths).flatMap((methods) =>
    Object.values(methods).map((call) => call.responses),
  );
  const shapes = listShapes([answers, components.schemas]);
  const repeated = shapes.filter((shape, at) => shapes.indexOf(shape) !== at);
  expect(repeated, 'export these from their contract.ts').toEqual([]);
});

test('describes when a refused call may pass', async () => {
  const { paths, components } = await readSpec();
  const { responses } = paths['/api/users/login'].post;
  for (const status of [429, 'default'])
    expect(responses[status].headers['Retry-After']).toEqual({ $ref: '#/components/headers/RetryAfter' });
  expect(responses[401]).not.toHaveProperty('headers');
  expect(components.headers.RetryAfter.schema).toEqual({ type: 'integer' });
});

/** Returns the places in a schema at which a string may be of any length. */
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
  const { paths } = await readSpec();
  const unbounded: string[] = [];
  for (const [path, methods] of Object.entries<object>(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const inQuery = (call.parameters ?? []).filter((parameter: { in: string }) => parameter.in === 'query');
      const accepted = [inQuery, call.requestBody ?? {}];
      unbounded.push(...findUnboundedStrings(accepted, `${method.toUpperCase()} ${path}`));
    }
  }
  expect(unbounded).toEqual([]);
});

test('names every call once, groups it, and says who may make it', async () => {
  const { paths, tags, servers } = await readSpec();
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
  const { paths } = await readSpec();
  const answer = await callApi('/docs');
  const page = await answer.text();
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).toContain('<a href="#shape-Campaign">Campaign</a>');
  for (const [, id = ''] of page.matchAll(/href="#(shape-\w+)"/g)) expect(page).toContain(`id="${id}"`);
  expect(page).not.toMatch(/<script|src=|@import|url\(/);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
