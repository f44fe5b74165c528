import type { Hono } from 'hono';
import { generateSpecs, resolver } from 'hono-openapi';
import manifest from '../../package.json' with { type: 'json' };
import type { AppEnv } from '../platform/context.ts';
import { ErrorBody } from '../platform/contract.ts';
import { toErrorDoc } from '../platform/describe.ts';
import { isRecord } from '../platform/rules.ts';
import { nameSchemas } from './name-schemas.ts';
import type { z } from 'zod';
import { PaymentConsented, PaymentWithdrawn, WebhookTest } from '../contact/contract.ts';
import { toSchemaDoc } from '../platform/describe-schema.ts';

const DESCRIPTION = [
  'JSON over the site’s own origin. State-changing calls from other origins are refused.',
  'Lists take `after` and `limit`, and answer `next`, which goes into `after` for what follows.',
  'A refusal is `{ error, code, details? }`. After a 429 or 503 `Retry-After` says when the same call may pass; `RateLimit` says what is left.',
  'Calls that create something take an `Idempotency-Key`: for a day, the same call with the same key answers what it answered first.',
  'A version takes what the one before it took, and answers what it answered, unless the change log says so.',
].join(' ');

/** Generates the OpenAPI 3.1 document of the API at `origin` from its routes and schemas; takes about 50 ms. */
export async function generateOpenApi(app: Hono<AppEnv>, origin: string, sessionCookie: string) {
  nameSchemas();
  const { schema } = await resolver(ErrorBody).toOpenAPISchema();
  const { webhooks, schemas } = await describeWebhooks();
  const spec = await generateSpecs(app, {
    includeEmptyPaths: true,
    excludeStaticFile: false,
    defaultValidationErrorResponse: toErrorDoc(400),
    documentation: {
      info: {
        title: 'Power Hour',
        version: manifest.version,
        description: DESCRIPTION,
        contact: { name: 'Power Hour', url: `${origin}/en/contact` },
        license: { name: 'UNLICENSED', url: `${origin}/en/terms` },
      },
      servers: [{ url: origin, description: 'This installation' }],
      tags: [...TAGS],
      components: {
        schemas: { Error: schema, ...schemas },
        headers: {
          RetryAfter: {
            description: 'With a 429 or 503: in how many seconds the same call may pass',
            schema: { type: 'integer' },
          },
          RateLimitPolicy: {
            description:
              'The limits that the call counted under, each with its quota `q` in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers-10)',
            schema: { type: 'string' },
          },
          RateLimit: {
            description: 'What is left of each limit: `r` calls, until its window ends in `t` seconds',
            schema: { type: 'string' },
          },
        },
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
  const paths = Object.entries(spec.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, operation]) => [method, completeOperation(operation, method, path)] as const,
    );
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...spec, paths: Object.fromEntries(paths), webhooks };
}

/** Adds what follows from a call's address: its name, its group, and a possible 404. */
function completeOperation(operation: unknown, method: string, path: string) {
  const described = isRecord(operation) ? operation : {};
  const responses = isRecord(described['responses']) ? described['responses'] : {};
  return {
    ...described,
    operationId: getOperationId(method, path),
    tags: [getTag(path)],
    responses: {
      ...(path.includes('{') && { 404: toErrorDoc(404) }),
      ...responses,
      '4XX': { ...toErrorDoc(429), description: 'Any other refusal' },
      default: { ...toErrorDoc(503), description: 'A failure of ours' },
    },
  };
}

/** The groups of calls, by the first part of their path after /api. */
const GROUPS = {
  Accounts: {
    description:
      'People: registering, logging in and out, profile, password, verification, and what is kept of them.',
    paths: ['users', 'users-custom', 'auth', 'access'],
  },
  'Taking part': {
    description: 'Answers, and the payments that make them count.',
    paths: ['campaign-subscribe', 'campaign-submissions'],
  },
  Campaigns: {
    description:
      'Public lists and pages, and what owners do: create, edit, close, choose winners, say thanks.',
    paths: ['campaigns', 'campaigns-list', 'stories', 'team', 'invitations'],
  },
  'Celebrities and charities': {
    description: 'Who campaigns are by and for.',
    paths: ['celebrities-custom', 'charity-whitelist-custom', 'charities', 'charity-invitations'],
  },
  Media: { description: 'Pictures, and the files of thank-yous.', paths: ['media', 'thanks'] },
  Widget: { description: 'The frame on partners’ pages.', paths: ['embed', 'embeds'] },
  Reminders: {
    description: 'Mails about a campaign that opens, its deadline, and a celebrity’s next campaign.',
    paths: ['reminders'],
  },
  Reports: {
    description: 'What anyone reports as illegal, and how it was decided.',
    paths: ['reports'],
  },
  Administration: { description: 'For admins.', paths: ['admin'] },
  Platform: {
    description: 'Health, pages, tracking, messages of the provider, and this description.',
    paths: [],
  },
} as const;

const TAGS = Object.entries(GROUPS).map(([name, { description }]) => ({ name, description }));

/** Returns a call's group; `Platform` for a path without another group. */
function getTag(path: string): string {
  const segment = path.split('/')[2] ?? '';
  const found = Object.entries(GROUPS).find(([, { paths }]) => paths.some((each) => each === segment));
  return found?.[0] ?? 'Platform';
}

/** Returns a call's unique name, for example `getCampaignsBySlugSlug` for `GET /api/campaigns/by-slug/{slug}`. */
function getOperationId(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^a-zA-Z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const MESSAGES = {
  'payment.consented': [PaymentConsented, 'A fan who paid lets the charity write to them'],
  'payment.withdrawn': [PaymentWithdrawn, 'The charity may not write to the fan of a payment any more'],
  'webhook.test': [WebhookTest, 'The message of the test button'],
} as const satisfies Readonly<Record<string, readonly [z.ZodType, string]>>;

const WEBHOOK_DESCRIPTION = [
  'Sent to the address that the charity has saved, by the scheme of https://www.standardwebhooks.com, for which there are libraries in most languages.',
  'To verify a message, take the HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body byte for byte, under what follows `whsec_` in the secret, decoded from base64.',
  'Written in base64 after `v1,` it is one of the signatures in `webhook-signature`, which spaces separate: there are two while a former secret signs as well. Compare in constant time, and refuse a timestamp that is more than five minutes off.',
  'Answer 2xx within five seconds; redirects are not followed. Anything else is tried again for three days with the same `webhook-id`, so keep the ids you have handled. After a 410 nothing more is sent.',
  'Messages may arrive in another order than they happened: of one payment the later `timestamp` counts.',
].join(' ');

const HEADERS = [
  ['webhook-id', 'Names the message, the same each time that it is sent', { type: 'string' }],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970', { type: 'integer' }],
  ['webhook-signature', 'Its signatures, each `v1,` and base64', { type: 'string' }],
] as const;

/** Returns the document's part about messages to charities' own systems, and the schemas it refers to. */
async function describeWebhooks() {
  const described = await Promise.all(
    Object.entries(MESSAGES).map(async ([type, [message, summary]]) => {
      const { schema, components } = await toSchemaDoc(message).toOpenAPISchema();
      return { type, summary, schema, schemas: components?.schemas };
    }),
  );
  return {
    webhooks: Object.fromEntries(
      described.map(({ type, summary, schema }) => [type, { post: describeMessage(type, summary, schema) }]),
    ),
    schemas: Object.fromEntries(described.flatMap(({ schemas }) => Object.entries(schemas ?? {}))),
  };
}

function describeMessage(type: string, summary: string, schema: object) {
  return {
    operationId: type.replace(/\W(\w)/, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: WEBHOOK_DESCRIPTION,
    security: [],
    parameters: HEADERS.map(([name, description, header]) => ({
      in: 'header',
      name,
      required: true,
      description,
      schema: header,
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'It was accepted' },
      410: { description: 'The receiver wants no more messages' },
      default: { description: 'It is tried again' },
    },
  };
}
