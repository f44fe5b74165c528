import { hashPassword } from '#api/accounts/auth.ts';
import { CREDENTIAL } from '#api/accounts/find-person.ts';
import { openSession } from './open-session.ts';
import { account, user } from '#api/accounts/table.ts';
import { celebrityProfiles } from '#api/celebrities/table.ts';
import type { Language, Role } from '#api/platform/rules.ts';
import { createBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { runAsSystem, db } from './system.ts';

export { PASSWORD };

/** All people share one hash, because computing it takes longer than the rest of a test. */
let passwordHash: string | undefined;

/** Creates a logged-in person with a role and a verified address; a celebrity gets a profile. */
export async function createLoggedInUser(role: Role, language: Language = 'en', name = 'Noor van Dijk') {
  const email = `${role}-${crypto.randomUUID()}@example.test`;
  const [id, profileId] = [crypto.randomUUID(), crypto.randomUUID()];
  passwordHash ??= await hashPassword(PASSWORD);
  const credential = { id: crypto.randomUUID(), accountId: id, providerId: CREDENTIAL, userId: id };
  const profile = { id: profileId, userId: id, name, artistName: 'Noor', email };
  await db.batch([
    db.insert(user).values({ id, name, email, emailVerified: true, role, language }),
    db.insert(account).values({ ...credential, password: passwordHash }),
    ...(role === 'celebrity' ? [db.insert(celebrityProfiles).values(profile)] : []),
  ]);
  const browser = createBrowser(language);
  const opened = await runAsSystem((ctx) => openSession(ctx, id));
  for (const cookie of opened?.cookies ?? []) browser.storeCookie(cookie);
  return { ...browser, id, email, profileId };
}
export type Person = Awaited<ReturnType<typeof createLoggedInUser>>;
