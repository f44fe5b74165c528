import type { Hono } from 'hono';
import { generateSpecs, resolver } from 'hono-openapi';
import manifest from '../../package.json' with { type: 'json' };
import type { AppEnv } from '../platform/context.ts';
import { ErrorBody } from '../platform/contract.ts';
import { toErrorDoc } from '../platform/describe.ts';
import { isRecord } from '../platform/rules.ts';
import { z } from 'zod';
import { PaymentConsented, PaymentWithdrawn, WebhookTest } from '../contact/contract.ts';
import { schemaNames, toSchemaDoc } from '../platform/describe-schema.ts';
import * as contracts from './contracts.ts';

const DESCRIPTION = [
  'The API uses JSON and the site’s own origin; calls from other origins that change something are refused.',
  'Lists take `after` and `limit`, and return `next`: the `after` of the next page, or null on the last one.',
  'An error is `{ error, code, details? }`. After a 429 or 503, `Retry-After` says when to try again; `RateLimit` says how many calls are left.',
  'Instants are ISO 8601 in UTC, also those that are sent without an offset; `plannedTime` is the time in Amsterdam.',
  'Some calls that create something take an `Idempotency-Key`: for a day, the same call with the same key returns its first response.',
  'A new version accepts and returns what the one before it did, unless the change log says otherwise.',
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
            description: 'With a 429 or 503: the number of seconds after which to try again',
            schema: { type: 'integer' },
          },
          RateLimitPolicy: {
            description:
              'The limits that apply to the call, each with its quota `q` per window of `w` seconds (draft-ietf-httpapi-ratelimit-headers-10)',
            schema: { type: 'string' },
          },
          RateLimit: {
            description: 'What is left of each limit: `r` calls until its window ends in `t` seconds',
            schema: { type: 'string' },
          },
        },
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The session of a widget on a partner’s page; only calls that say so accept it',
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

/** Adds what follows from a call's method, address and body: its name, its group, and possible errors. */
function completeOperation(operation: unknown, method: string, path: string) {
  const described = isRecord(operation) ? operation : {};
  const responses = isRecord(described['responses']) ? described['responses'] : {};
  const errors = [
    ...(method === 'get' ? [] : ([400, 403, 413] as const)),
    ...(path.includes('{') ? ([404] as const) : []),
    ...(described['requestBody'] ? ([415] as const) : []),
    503 as const,
  ];
  return {
    ...described,
    operationId: getOperationId(method, path),
    tags: [getTag(path)],
    responses: {
      ...Object.fromEntries(errors.map((code) => [code, toErrorDoc(code)])),
      ...responses,
      '4XX': { ...toErrorDoc(429), description: 'Any other client error' },
      default: { ...toErrorDoc(503), description: 'A server error' },
    },
  };
}

const GROUPS = {
  Accounts: {
    description:
      'People’s accounts: signing up, logging in and out, profile, password, verification and stored data.',
    paths: ['users', 'users-custom', 'auth', 'access'],
  },
  'Taking part': {
    description: 'Answers to campaigns and the payments for them.',
    paths: ['campaign-subscribe', 'campaign-submissions'],
  },
  Campaigns: {
    description:
      'Public lists and pages, and the calls for owners: create, edit, close, choose winners, say thanks.',
    paths: ['campaigns', 'campaigns-list', 'stories', 'team', 'invitations'],
  },
  'Celebrities and charities': {
    description: 'The profiles of those whom campaigns are by and for.',
    paths: ['celebrities-custom', 'charity-whitelist-custom', 'charities', 'charity-invitations'],
  },
  Media: { description: 'Pictures and the files of thank-yous.', paths: ['media', 'thanks'] },
  Widget: { description: 'The widget on partners’ pages.', paths: ['embed', 'embeds'] },
  Reminders: {
    description: 'Emails about a campaign’s start, its deadline and a celebrity’s next campaign.',
    paths: ['reminders'],
  },
  Reports: { description: 'Reports of illegal content.', paths: ['reports'] },
  Administration: { description: 'Calls for admins.', paths: ['admin'] },
  Platform: {
    description:
      'Health, pages, winners’ invitations, tracking, messages from the payment provider and this document.',
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
  'payment.consented': [
    PaymentConsented,
    'A fan who paid has allowed the charity to write to them, or has a corrected address',
  ],
  'payment.withdrawn': [PaymentWithdrawn, 'The charity may no longer write to the fan of a payment'],
  'webhook.test': [WebhookTest, 'A charity’s account has asked for a test message'],
} as const satisfies Readonly<Record<string, readonly [z.ZodType, string]>>;

const WEBHOOK_DESCRIPTION = [
  'Sent to the address that the charity has saved, according to https://www.standardwebhooks.com, for which most languages have a library.',
  'To verify a message, compute the HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the body byte for byte. The key is the part of the secret after `whsec_`, decoded from base64.',
  'Encoded in base64 after `v1,`, the result must equal one of the signatures in `webhook-signature`, which are separated by spaces; there are two while a former secret also signs. Compare in constant time, and refuse a timestamp that is more than five minutes off.',
  'Respond with 2xx within five seconds; redirects are not followed. After anything else the message is retried for three days with the same `webhook-id`, so store the ids of the messages that you have processed. After a 410 nothing more is sent.',
  'Messages may arrive out of order: for each payment, the latest `timestamp` counts.',
].join(' ');

const HEADERS = [
  ['webhook-id', 'The id of the message, the same on every retry', { type: 'string' }],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970', { type: 'integer' }],
  ['webhook-signature', 'Its signatures, each `v1,` and base64, separated by spaces', { type: 'string' }],
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
      '2XX': { description: 'The message was accepted' },
      410: { description: 'The receiver wants no more messages' },
      default: { description: 'The message is retried' },
    },
  };
}

/** Names every schema exported by a contract after its export, so that the document contains each once. */
function nameSchemas(): void {
  for (const [id, schema] of Object.entries(contracts))
    if (schema instanceof z.ZodType) schemaNames.add(schema, { id });
}
