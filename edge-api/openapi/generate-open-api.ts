import type { Hono } from 'hono';
import { generateSpecs, resolver } from 'hono-openapi';
import manifest from '../../package.json' with { type: 'json' };
import { ROLES } from '../accounts/rules.ts';
import { ALT_MAX } from '../media/rules.ts';
import type { AppEnv } from '../platform/context.ts';
import { ErrorBody } from '../platform/contract.ts';
import { describeAccess, getOperationId, getTag, TAGS } from './describe-operation.ts';
import { ACCESS, type Access, type OperationDoc } from './operation-doc.ts';
import { ADMIN_OPERATIONS } from './admin-operations.ts';
import { CHARITY_OPERATIONS } from './charity-operations.ts';
import { CAMPAIGN_OPERATIONS } from './campaign-operations.ts';
import { CHOOSING_OPERATIONS } from './choosing-operations.ts';
import { OTHER_OPERATIONS } from './other-operations.ts';
import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { PAYOUT_OPERATIONS } from './payout-operations.ts';
import { REMINDER_OPERATIONS } from './reminder-operations.ts';
import { REPORT_OPERATIONS } from './report-operations.ts';
import { THANKS_AND_EMBED_OPERATIONS } from './thanks-and-embed-operations.ts';
import { WALL_AND_STORY_OPERATIONS } from './wall-and-story-operations.ts';
import { PASSKEY_OPERATIONS } from './passkey-operations.ts';
import { isRecord } from '../platform/rules.ts';

/** The documentation of every call. */
export const OPERATION_DOCS: Readonly<Record<string, OperationDoc>> = {
  ...ACCOUNT_OPERATIONS,
  ...PASSKEY_OPERATIONS,
  ...ADMIN_OPERATIONS,
  ...CAMPAIGN_OPERATIONS,
  ...CHOOSING_OPERATIONS,
  ...CHARITY_OPERATIONS,
  ...THANKS_AND_EMBED_OPERATIONS,
  ...WALL_AND_STORY_OPERATIONS,
  ...REMINDER_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...PAYOUT_OPERATIONS,
  ...OTHER_OPERATIONS,
};

const ERROR_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'What was sent is not valid; `details` name the fields',
  401: 'No session, or the wrong password',
  403: 'Not with this role, or not from this site',
  404: 'Not there, or another person’s',
  409: 'Not in this state',
  412: 'Changed by another edit in the meantime; `details` name the fields',
  413: 'Too large',
  415: 'Not of a kind that is taken',
  429: 'Too often; `Retry-After` says when again. Where `challenge` names a site key of Turnstile, the call passes at once with a token of its check in the header `Turnstile-Token`',
  502: 'The payment provider did not answer as it should',
  503: 'The database does not answer, or a migration is missing',
};

const FILE = { type: 'string', format: 'binary' } as const;
const FORM = {
  type: 'object',
  properties: { file: FILE, alt: { type: 'string', maxLength: ALT_MAX } },
  required: ['file'],
};
const UPLOADS = {
  form: { required: true, content: { 'multipart/form-data': { schema: FORM } } },
  body: { required: true, content: { '*/*': { schema: FILE } } },
};
const SESSION = [{ cookie: [] }, { bearer: [] }];
const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const pageResponse = (description: string) => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
});

/**
 * Generates the OpenAPI 3.1 document of the API at `origin`, from its routes and the schemas that validate; takes about
 * 50 ms.
 */
export async function generateOpenApi(
  app: Hono<AppEnv>,
  { origin, sessionCookie }: { readonly origin: string; readonly sessionCookie: string },
) {
  const { schema } = await resolver(ErrorBody).toOpenAPISchema();
  const spec = await generateSpecs(app, {
    includeEmptyPaths: true,
    excludeStaticFile: false,
    defaultValidationErrorResponse: errorResponse(ERROR_DESCRIPTIONS[400] ?? ''),
    documentation: {
      info: {
        title: 'Power Hour',
        version: manifest.version,
        description: 'JSON over the site’s own origin. State-changing calls from other origins are refused.',
        contact: { name: 'Power Hour', url: `${origin}/en/contact` },
        license: { name: 'UNLICENSED', url: `${origin}/en/terms` },
      },
      servers: [{ url: origin, description: 'This installation' }],
      tags: [...TAGS],
      components: {
        schemas: { Error: schema },
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The session of the frame on partners’ pages',
          },
        },
      },
    },
  });
  const paths: Record<string, unknown> = {};
  for (const [path, methods] of Object.entries(spec.paths)) {
    const operations = Object.entries(methods).map(async ([method, operation]) => {
      const doc = OPERATION_DOCS[`${method.toUpperCase()} ${path}`];
      const more = await describeOperation(doc, getResponses(operation), path);
      const identity = { operationId: getOperationId(method, path), tags: [getTag(path)] };
      return [method, { ...Object(operation), ...identity, ...more }] as const;
    });
    paths[path] = Object.fromEntries(await Promise.all(operations));
  }
  return { ...spec, paths };
}

function getResponses(operation: unknown): object {
  const responses = isRecord(operation) ? operation['responses'] : undefined;
  return isRecord(responses) ? responses : {};
}

async function describeOperation(doc: OperationDoc | undefined, responses: object, path: string) {
  const other = errorResponse('Any other refusal, or a failure of ours');
  if (!doc) return { responses: { ...responses, default: other } };
  const { summary, status = 200, upload, answer, errors: documented = [], pages = {} } = doc;
  const access: Access = ACCESS[doc.access];
  const session = typeof access.callers !== 'string';
  const expected = [
    ...documented,
    ...(session ? [401] : []),
    ...(session && access.callers.length < ROLES.length ? [access.hidden ? 404 : 403] : []),
    ...(path.includes('{') ? [404] : []),
  ];
  const validation = '400' in responses ? [400] : [];
  const errors = [...new Set([...validation, ...expected])].toSorted();
  return {
    summary,
    description: describeAccess(access, doc.widget ?? false),
    ...(session && { security: SESSION }),
    'x-access': { ...access, widget: doc.widget ?? false },
    ...(upload && { requestBody: UPLOADS[upload] }),
    responses: {
      [status]: { description: summary, ...(await toContent(answer)) },
      ...Object.fromEntries(errors.map((code) => [code, errorResponse(ERROR_DESCRIPTIONS[code] ?? '')])),
      ...Object.fromEntries(Object.entries(pages).map(([code, page]) => [code, pageResponse(page)])),
      default: other,
    },
  };
}

async function toContent(answer: OperationDoc['answer']) {
  if (answer === 'nothing') return {};
  if (typeof answer === 'string') return { content: { [answer]: { schema: FILE } } };
  const { schema } = await resolver(answer).toOpenAPISchema();
  return { content: { 'application/json': { schema } } };
}
