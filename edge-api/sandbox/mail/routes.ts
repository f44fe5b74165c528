import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { sha256 } from '#api/platform/digest.ts';
import type { Context } from '../context.ts';
import { putMail } from '../state/state.ts';
import { toMail, SendBatch, SendEmail } from './mail.ts';

type MailRefusal = { status: 400 | 401 | 404 | 409 | 422 | 503; name: string; message: string };

/** Resend's mail API, as far as sending one mail or many goes: https://resend.com/docs/api-reference/errors */
export function mailRoutes(ctx: Context) {
  return new Hono()
    .post('/', async (c) => {
      const result = acceptMails(ctx, c.req.raw.headers, await c.req.text(), SingleEmail);
      if ('refused' in result) return c.json(toErrorBody(result.refused), result.refused.status);
      return c.json({ id: result.ids[0] });
    })
    .post('/batch', async (c) => {
      const result = acceptMails(ctx, c.req.raw.headers, await c.req.text(), SendBatch);
      if ('refused' in result) return c.json(toErrorBody(result.refused), result.refused.status);
      return c.json({ data: result.ids.map((id) => ({ id })) });
    })
    .get('/:id', (c) => {
      const mail = ctx.state.mails.find(({ id }) => id === c.req.param('id'));
      if (!mail) return c.json(toErrorBody(NOT_FOUND), NOT_FOUND.status);
      return c.json({
        object: 'email',
        id: mail.id,
        from: mail.from,
        to: mail.to.split(', '),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        created_at: mail.at,
        last_event: 'delivered',
      });
    });
}

const SingleEmail = SendEmail.transform((mail) => [mail]);

/** Keeps the mails of one call, all or none, and answers their ids; the same key with the same mails keeps them once. */
function acceptMails(
  ctx: Context,
  headers: Headers,
  text: string,
  shape: typeof SingleEmail | typeof SendBatch,
) {
  const key = headers.get('Idempotency-Key');
  const refused = findRefusal(ctx, headers.get('Authorization') ?? '', key ?? undefined);
  if (refused) return { refused };
  const sent = shape.safeParse(parseJson(text));
  if (!sent.success) {
    const message = sent.error.issues[0]?.message ?? 'The request body is not valid.';
    const name = message.startsWith('Missing') ? 'missing_required_field' : 'validation_error';
    return { refused: { status: 422, name, message } satisfies MailRefusal };
  }
  const fingerprint = sha256(text);
  const previous = key === null ? [] : ctx.state.mails.filter((mail) => mail.idempotencyKey === key);
  if (previous.some((mail) => mail.fingerprint !== fingerprint)) return { refused: KEY_REUSED };
  if (previous.length > 0) return { ids: previous.map(({ id }) => id) };
  const at = ctx.now().toISOString();
  const ids = sent.data.map((mail) => {
    const id = randomUUID();
    putMail(ctx.state, toMail(mail, { id, idempotencyKey: key, fingerprint, at }));
    return id;
  });
  ctx.markChanged();
  return { ids };
}

const NOT_FOUND = { status: 404, name: 'not_found', message: 'Email not found' } as const;
const KEY_REUSED = {
  status: 409,
  name: 'invalid_idempotent_request',
  message: 'This idempotency key has been used with a different request payload.',
} as const;

function findRefusal(ctx: Context, authorization = '', key = 'none'): MailRefusal | undefined {
  if (ctx.outage.mail === 'down') {
    return {
      status: 503,
      name: 'service_unavailable',
      message: 'Mail is down: an outage was ordered in the sandbox.',
    };
  }
  if (!/^Bearer \S+$/.test(authorization)) {
    return { status: 401, name: 'missing_api_key', message: 'Missing API key in the authorization header' };
  }
  if (key.length < 1 || key.length > 256) {
    return {
      status: 400,
      name: 'invalid_idempotency_key',
      message: 'The idempotency key must be between 1-256 characters.',
    };
  }
  return undefined;
}

function toErrorBody({ status, name, message }: MailRefusal) {
  return { statusCode: status, name, message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
