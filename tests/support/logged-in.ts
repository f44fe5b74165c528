import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { createAccount } from '../../edge-api/accounts/create-account.ts';
import type { Role } from '../../edge-api/accounts/rules.ts';
import { celebrityProfiles, user } from '../../edge-api/accounts/table.ts';
import { systemContext } from '../../edge-api/platform/context.ts';
import { openDb } from '../../edge-api/platform/db.ts';
import { eq } from 'drizzle-orm';
import { createBrowser } from './browser.ts';

export const PASSWORD = 'a good evening out';
let people = 0;

/** A new person of a role, logged in; a celebrity comes with a profile. */
export async function loggedInAs(role: Role, language: 'nl' | 'en' = 'en') {
  people += 1;
  const email = `${role}-${people}-${crypto.randomUUID()}@example.test`;
  const context = createExecutionContext();
  const ctx = systemContext(env, new Date(), (work) => context.waitUntil(work));
  const made = await createAccount(ctx, {
    email,
    password: PASSWORD,
    name: 'Noor van Dijk',
    language,
    role: 'fan',
  });
  await waitOnExecutionContext(context);
  if (!made) throw new Error(`${email} is taken`);
  await openDb(env).update(user).set({ role }).where(eq(user.id, made.id));
  const profileId = crypto.randomUUID();
  if (role === 'celebrity') {
    await openDb(env)
      .insert(celebrityProfiles)
      .values({ id: profileId, userId: made.id, name: 'Noor van Dijk', artistName: 'Noor', email });
  }
  const browser = createBrowser(language);
  const answer = await browser.post('/api/users/login', { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return { ...browser, id: made.id, email, profileId };
}
