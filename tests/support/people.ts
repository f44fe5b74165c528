import { createAccount, type NewAccount } from '#api/accounts/create-account.ts';
import { createBrowser } from './browser.ts';
import { listOutbox } from './outbox.ts';
import { runAsSystem } from './system.ts';
import { changeUser } from './seed.ts';

/** The password of all people created by {@link createPerson}. */
export const PASSWORD = 'a good evening out';

/** Creates an account and returns its id. */
export async function createPerson(email: string, more: Partial<NewAccount> = {}): Promise<string> {
  const account = {
    email,
    password: PASSWORD,
    name: 'Fem Visser',
    language: 'en',
    role: 'fan',
    ...more,
  } as const;
  const created = await runAsSystem((ctx) => createAccount(ctx, account));
  if (!created) throw new Error(`${email} is taken`);
  return created.id;
}

/** Creates an account whose address is verified and returns its id. */
export async function createProvenPerson(email: string, more?: Partial<NewAccount>): Promise<string> {
  const id = await createPerson(email, more);
  await changeUser(id, { emailVerified: true });
  return id;
}

/** Attempts a log-in, by default with a new browser. */
export const tryLogIn = (email: string, password = PASSWORD, browser = createBrowser()) =>
  browser.post('/api/users/login', { email, password });

/** Logs a person in with a new browser. */
export async function logInAs(email: string, { language = 'en', password = PASSWORD } = {}) {
  const browser = createBrowser(language);
  const answer = await tryLogIn(email, password, browser);
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${JSON.stringify(answer.body)}`);
  return browser;
}

type SentMail = Awaited<ReturnType<typeof listOutbox>>[number];

const NEW_DEVICE = /^A login from a new device$|^Inloggen vanaf een nieuw apparaat$/;

/**
 * Waits until an address has at least `atLeast` mails and returns them, newest first. Mails about a log-in from a new
 * device are excluded by default, because every browser of a test is one.
 */
export async function waitForMails(
  address: string,
  atLeast = 1,
  { isAboutDevices = false } = {},
): Promise<SentMail[]> {
  for (;;) {
    const sent = await listOutbox(address, '');
    const theirs = sent.filter(
      ({ to, subject }) => to === address && NEW_DEVICE.test(subject) === isAboutDevices,
    );
    if (theirs.length >= atLeast) return theirs;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns the token in a mail's link. */
export function extractToken(mail: SentMail | undefined): string {
  const [, token] = /\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`no link in ${mail?.text ?? 'no mail'}`);
  return token;
}
