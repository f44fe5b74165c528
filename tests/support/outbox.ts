import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { z } from 'zod';
import { mails } from '#api/platform/table.ts';
import { db } from './system.ts';

const SANDBOX = `http://localhost:${inject('sandboxPort')}`;

const Mail = z.looseObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z
    .array(z.object({ filename: z.string(), content: z.base64() }))
    .transform((files) => files.map((file) => ({ ...file, content: decodeBase64(file.content) }))),
});

/** Lists the mails about payments and winning to an address in the sandbox's outbox; none about the account. */
export const listPaymentMails = (email: string) => listOutbox(email, /\/dashboard|\/winner\?/);

/** Lists the mails to an address whose text contains `part`, from the sandbox's outbox. */
export async function listOutbox(email: string, part: string | RegExp) {
  const query = new URLSearchParams({ to: email });
  const answer: unknown = await (
    await fetch(`${SANDBOX}/outbox?${query}`, { headers: { accept: 'application/json' } })
  ).json();
  return z
    .array(Mail)
    .parse(answer)
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)));
}

function decodeBase64(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
}

/** Lists all mails ever queued under a key such as `paid:{id}`. */
export function listQueuedMails(key: string) {
  return db.select().from(mails).where(eq(mails.key, key));
}
