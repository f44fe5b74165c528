import type { z } from 'zod';
import { PaymentConsented, PaymentWithdrawn, WebhookTest } from '../contact/contract.ts';
import { toSchemaDoc } from '../platform/describe-schema.ts';

const MESSAGES = {
  'payment.consented': [PaymentConsented, 'A fan who paid lets the charity write to them'],
  'payment.withdrawn': [PaymentWithdrawn, 'The charity may not write to the fan of a payment any more'],
  'webhook.test': [WebhookTest, 'The message of the test button'],
} as const satisfies Readonly<Record<string, readonly [z.ZodType, string]>>;

const DESCRIPTION = [
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

/** Returns the document's part about the messages to charities' own systems, and the schemas that it names. */
export async function describeWebhooks() {
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
    description: DESCRIPTION,
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
