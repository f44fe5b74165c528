import { and, eq } from 'drizzle-orm';
import { drizzle as overD1 } from 'drizzle-orm/d1';
import { openLibsql } from './db.ts';
import { listIncidentMails } from './incident-mails.ts';
import { postMails } from './post-mails.ts';
import { findOperatorSettings } from './settings.ts';
import { incidents } from './table.ts';

/**
 * Tells the operator, once, that the environment may not run, where its mail and database can be reached all the same. The
 * first sweep that runs again tells that it is over.
 */
export async function reportMisconfiguration(env: Env, now: Date): Promise<void> {
  const settings = findOperatorSettings(env);
  if (!settings) return;
  const incident = { kind: 'misconfiguration', startedAt: now } as const;
  const [mail] = listIncidentMails({ settings }, { ...incident, change: 'started' });
  if (!mail) return;
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token } = settings;
  const db = url ? openLibsql(url, token) : overD1(env.DB);
  const opened = await db.insert(incidents).values(incident).onConflictDoNothing().returning();
  if (opened.length === 0) return;
  try {
    await postMails({ settings }, mail.key, [{ ...mail, id: mail.key, recipient: mail.to, createdAt: now }]);
  } catch (error) {
    // The next sweep tries again.
    await db.delete(incidents).where(and(eq(incidents.kind, incident.kind), eq(incidents.startedAt, now)));
    throw error;
  }
}
