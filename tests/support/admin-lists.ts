import { insertRow, type Values, findRows } from './rows.ts';
import type { z } from 'zod';
import type { Person } from './people.ts';

/** The reason for an admin's action in these tests. */
export const REASON = 'The provider is back';

/** Reads a list of the admin's room page by page and returns all rows. */
export const readWholeList = <Doc>(
  admin: Person,
  path: string,
  schema: z.ZodType<{ docs: Doc[]; next: string | null }>,
) => readPages(admin, `/api/admin/${path}`, schema);

/** Reads a list page by page; returns all rows and the number of pages. */
export async function readPages<Doc>(
  person: Pick<Person, 'get'>,
  path: string,
  schema: z.ZodType<{ docs: Doc[]; next: string | null }>,
): Promise<{ readonly docs: readonly Doc[]; readonly pages: number }> {
  const docs: Doc[] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; pages += 1) {
    const after: string =
      next === '' ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`;
    const page = schema.parse((await person.get(`${path}${after}`)).body);
    docs.push(...page.docs);
    ({ next } = page);
  }
  return { docs, pages };
}

/** Inserts a mail that failed permanently. */
export async function seedFailedMail(row: Values<'mails'> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const content = { subject: 'Hello', text: 'Power Hour', html: '<p>Hi</p>' };
  const failed = { attempts: 8, failedAt: new Date() };
  await insertRow('mails', { id, recipient: `${id}@example.test`, ...content, ...failed, ...row });
  return id;
}

/** Inserts a message of the provider that changed nothing. */
export async function seedMessage(row: Values<'paymentEvents'> = {}): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`;
  const message = { id, type: 'charge.refunded', outcome: 'ignored', receivedAt: new Date(), ...row };
  await insertRow('paymentEvents', message);
  return message.id;
}

/** Inserts a sweep that started at an instant. */
export async function seedSweep(startedAt: Date): Promise<string> {
  const id = crypto.randomUUID();
  await insertRow('sweeps', { id, startedAt, durationMs: 40, figures: { mailsSent: 1 }, failedParts: [] });
  return id;
}

/** Returns what admins did to a subject and why, oldest first. */
export async function readAdminLog(subject: string): Promise<(readonly [string, string])[]> {
  const rows = await findRows('adminLog', { subject }, 'at');
  return rows.map(({ action, reason }) => [action, reason] as const);
}
