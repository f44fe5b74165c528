import { vi } from 'vitest';
import { createAccount, type NewAccount } from '#api/accounts/create-account.ts';
import { createBrowser, listOutbox, runAsSystem, db } from './api.ts';
import { insertRow } from './rows.ts';
import { changeUser } from './seed.ts';
import { hashPassword } from '#api/accounts/auth.ts';
import { CREDENTIAL } from '#api/accounts/find-person.ts';
import type { Language, Role } from '#api/platform/rules.ts';
import { signSessionToken } from '#api/accounts/session-cookies.ts';
import { createSession } from '#api/accounts/start-user-session.ts';
import type { Ctx } from '#api/platform/context.ts';

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

/** A log-in code in a mail. */
const CODE = /\b(\d{6})\b/;

type SentMail = Awaited<ReturnType<typeof listOutbox>>[number];

const NEW_DEVICE = /^A login from a new device$|^Inloggen vanaf een nieuw apparaat$/;

/** How long a mail may be on its way. */
const MAIL_MS = 20_000;

/**
 * Waits until an address has at least `atLeast` mails and returns them, newest first. Mails about a log-in from a new
 * device are excluded by default, because every browser of a test is one.
 */
export const waitForMails = (address: string, atLeast = 1, { isAboutDevices = false } = {}) =>
  vi.waitFor(async () => {
    const sent = await listOutbox(address, '');
    const theirs = sent.filter(
      ({ to, subject }) => to === address && NEW_DEVICE.test(subject) === isAboutDevices,
    );
    if (theirs.length < atLeast) throw new Error(`${address} has ${theirs.length} mails, not ${atLeast}`);
    return theirs;
  }, MAIL_MS);

/** Waits for a mail to an address whose text has `part`; with `act`, for one that was sent after it began. */
export async function waitForMail(
  address: string,
  part: string | RegExp,
  act?: () => Promise<unknown>,
): Promise<SentMail> {
  const before = act ? (await listOutbox(address, part)).length : 0;
  await act?.();
  return vi.waitFor(async () => {
    const [mail, ...others] = await listOutbox(address, part);
    if (!mail || others.length < before) throw new Error(`no mail to ${address} has: ${part}`);
    return mail;
  }, MAIL_MS);
}

/** Has a link to a page mailed to an address; returns its token. */
export const mailLink = async (address: string, page: string, act: () => Promise<unknown>) =>
  extractToken(await waitForMail(address, `/${page}?token=`, act));

/** Returns the token in a mail's link. */
export function extractToken(mail: SentMail | undefined): string {
  const [, token] = /\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`no link in ${mail?.text ?? 'no mail'}`);
  return token;
}

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
    insertRow('user', { id, name, email, emailVerified: true, role, language }),
    insertRow('account', { ...credential, password: passwordHash }),
    ...(role === 'celebrity' ? [insertRow('celebrityProfiles', profile)] : []),
  ]);
  const browser = createBrowser(language);
  const opened = await runAsSystem((ctx) => openSession(ctx, id));
  for (const cookie of opened?.cookies ?? []) browser.storeCookie(cookie);
  return { ...browser, id, email, profileId };
}
export type Person = Awaited<ReturnType<typeof createLoggedInUser>>;

/** Opens a session for a person; undefined if the person has just been erased. */
export async function openSession(ctx: Ctx, userId: string, boundTo?: string) {
  const created = createSession(ctx, userId, 'password', boundTo);
  const isStored = await created.statements[0].then(
    () => true,
    () => false,
  );
  return isStored ? signSessionToken(ctx, created.token, created.lifetimeMs) : undefined;
}

export const NEW_PASSWORD = 'the second act begins';
/** The response to every invalid link. */
export const LINK_REFUSED = {
  status: 400,
  body: { error: 'This link has been used or has expired. Ask for a new one.', code: 'validation_failed' },
};

/** Sets a new password with a link's token. */
export const reset = (token: string, newPassword = NEW_PASSWORD) =>
  createBrowser().post('/api/auth/reset-password', { token, newPassword });
/** Checks whether a link's token still works. */
export const checkLink = (token: string) => createBrowser().post('/api/auth/check-link', { token });
/** Verifies an address with a link's token. */
export const verify = (token: string, browser = createBrowser()) =>
  browser.post('/api/auth/verify-email', { token });
/** Cancels a change of address with a link's token. */
export const cancelChange = (token: string) =>
  createBrowser().post('/api/auth/cancel-email-change', { token });

/** Requests a link for a new password; returns its token. */
export const requestReset = (email: string) =>
  mailLink(email, 'reset-password', () =>
    createBrowser().post('/api/auth/request-password-reset', { email }),
  );

/** Logs a browser in with a link's token. */
export const logInByLink = (token: string, browser = createBrowser()) =>
  browser.post('/api/auth/log-in-by-link', { token });

/** Requests a link that logs in; returns its token. */
export const requestLoginLink = (email: string, redirect?: string) =>
  mailLink(email, 'login-link', () =>
    createBrowser().post('/api/auth/request-login-link', { email, redirect }),
  );

/** Requests a log-in code; returns the body that logs in with it. */
export async function requestCode(email: string) {
  let codeRequest = '';
  const { text } = await waitForMail(email, CODE, async () => {
    const { body } = await createBrowser().post('/api/auth/request-login-link', { email });
    codeRequest = String(Object(body).codeRequest);
  });
  return { email, code: CODE.exec(text)?.[1] ?? '', codeRequest };
}
type Code = Awaited<ReturnType<typeof requestCode>>;
/** Logs a browser in with a code. */
export const logInByCode = (code: Code, browser = createBrowser()) =>
  browser.post('/api/auth/log-in-by-code', code);
