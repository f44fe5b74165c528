import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { checkouts } from '#api/schema.ts';
import { ORIGIN, db, requestApi } from './api.ts';
import { recordStatements } from './crash.ts';
import { signPayload, createMessage } from './provider.ts';
import { createAnswer } from './answers.ts';

let fans = 0;

/** Calls as a browser of our own site does, with a separate network address for each fan. */
const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}, under: Env = env) =>
  requestApi(path, under, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      'cf-connecting-ip': `2001:db8:2:${fans.toString(16)}::1`,
      ...headers,
    },
  });

/** Lets a fan with a new address subscribe; returns their submission, and its checkout at the provider. */
export async function subscribeFan(campaignId: string) {
  fans += 1;
  const ip = { 'cf-connecting-ip': `2001:db8:2:${fans.toString(16)}::1` };
  const email = `${crypto.randomUUID()}@example.test`;
  const account = await post('/api/campaign-subscribe/auth', JSON.stringify({ email, campaignId }), ip);
  const headers = { ...ip, cookie: toCookie(account) };
  const answer = await post('/api/campaign-subscribe', JSON.stringify(createAnswer(campaignId)), headers);
  const { submissionId } = z.object({ submissionId: z.string() }).parse(await answer.json());
  return { email, submissionId, sessionId: await readCheckoutId(submissionId) };
}

/**
 * Lets a fan with a new address subscribe and pay; returns the database calls of each step, including mails. With
 * queues, the mails and the provider's message wait there.
 */
export async function recordPayingFan(campaignId: string, under: Env = env, answerText?: string) {
  fans += 1;
  const email = `${crypto.randomUUID()}@example.test`;
  const auth = recordStatements();
  const account = await post(
    '/api/campaign-subscribe/auth',
    JSON.stringify({ email, campaignId }),
    {},
    under,
  );
  auth.restore();
  const subscribe = recordStatements();
  const body = JSON.stringify(createAnswer(campaignId, answerText));
  const answer = await post('/api/campaign-subscribe', body, { cookie: toCookie(account) }, under);
  subscribe.restore();
  const { submissionId } = z.object({ submissionId: z.string() }).parse(await answer.json());
  const payload = JSON.stringify(await createMessage('pay', await readCheckoutId(submissionId)));
  const signature = await signPayload(payload);
  const webhook = recordStatements();
  await post('/api/stripe/webhook', payload, { 'stripe-signature': signature }, under);
  webhook.restore();
  return { submissionId, email, auth: auth.calls, subscribe: subscribe.calls, webhook: webhook.calls };
}

/** Reads the id of a submission's checkout from the database, because the sandbox would list all of its checkouts. */
async function readCheckoutId(submissionId: string): Promise<string> {
  const isOwn = eq(checkouts.submissionId, submissionId);
  const [row] = await db.select({ id: checkouts.id }).from(checkouts).where(isOwn);
  return row?.id ?? '';
}

function toCookie({ headers }: Response): string {
  const lines = headers.getSetCookie();
  return lines.map((line) => line.split(';')[0]).join('; ');
}
