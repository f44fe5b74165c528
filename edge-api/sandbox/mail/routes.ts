import { randomUUID } from 'node:crypto';
import { Hono, type HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { sha256 } from '#api/platform/digest.ts';
import type { Context } from '../context.ts';
import { putMail } from '../state/state.ts';
import { SendBatch, SendEmail, toMail } from './mail.ts';

const SingleEmail = SendEmail.transform((mail) => [mail]);

/** The sending part of Resend's mail API: https://resend.com/docs/api-reference/errors */
export function mailRoutes(ctx: Context) {
  return new Hono()
    .post('/', async (c) => {
      const [id] = await acceptMails(ctx, c.req, SingleEmail);
      return c.json({ id });
    })
    .post('/batch', async (c) => {
      const ids = await acceptMails(ctx, c.req, SendBatch);
      return c.json({ data: ids.map((id) => ({ id })) });
    });
}

/** Stores the mails of one call, all or none, and returns their ids; repeating a key stores nothing. */
async function acceptMails(
  ctx: Context,
  request: HonoRequest,
  schema: typeof SingleEmail | typeof SendBatch,
): Promise<string[]> {
  const idempotencyKey = request.header('Idempotency-Key') ?? null;
  rejectCall(ctx, request.header('Authorization') ?? '', idempotencyKey ?? 'none');
  const { data, error } = schema.safeParse(await request.json().catch(() => undefined));
  if (error) {
    const message = error.issues[0]?.message ?? 'The request body is not valid.';
    throw refusal(
      422,
      message.startsWith('Missing') ? 'missing_required_field' : 'validation_error',
      message,
    );
  }
  const fingerprint = sha256(await request.text());
  const previous = ctx.state.mails.filter(
    (mail) => idempotencyKey !== null && mail.idempotencyKey === idempotencyKey,
  );
  if (previous.some((mail) => mail.fingerprint !== fingerprint)) {
    const message = 'This idempotency key has been used with a different request payload.';
    throw refusal(409, 'invalid_idempotent_request', message);
  }
  if (previous.length > 0) return previous.map(({ id }) => id);
  const at = ctx.now().toISOString();
  const mails = data.map((mail) => toMail(mail, { id: randomUUID(), idempotencyKey, fingerprint, at }));
  for (const mail of mails) putMail(ctx.state, mail);
  ctx.markChanged();
  return mails.map(({ id }) => id);
}

function rejectCall(ctx: Context, authorization: string, key: string): void {
  if (ctx.outage.mail === 'down') {
    throw refusal(503, 'service_unavailable', 'Mail is down: an outage was ordered in the sandbox.');
  }
  if (!/^Bearer \S+$/.test(authorization)) {
    throw refusal(401, 'missing_api_key', 'Missing API key in the authorization header');
  }
  if (key.length < 1 || key.length > 256) {
    const message = 'The idempotency key must be between 1-256 characters.';
    throw refusal(400, 'invalid_idempotency_key', message);
  }
}

function refusal(status: 400 | 401 | 409 | 422 | 503, name: string, message: string): HTTPException {
  return new HTTPException(status, { res: Response.json({ statusCode: status, name, message }, { status }) });
}
