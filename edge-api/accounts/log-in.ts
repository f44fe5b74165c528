import type { Ctx } from '../platform/context.ts';
import { validationFailed, type ApiError } from '../platform/errors.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { verifyPassword } from './auth.ts';
import type { LogInByCode, Login, TokenBody } from './contract.ts';
import {
  createSession,
  invalidCredentials,
  startUserSession,
  toStartedSession,
} from './start-user-session.ts';
import { findPerson, toUser } from './find-person.ts';
import { findCode, LOGIN_PURPOSES, requireLink, type Link } from './link.ts';
import { proveAddress, type OnProven } from './prove-address.ts';
import { readCodeRequest } from './login-code.ts';
import { hasTriesLeft, limitLogins, limitCodes, limitLoginNetwork } from './rate-limits.ts';
import { LOGIN_CODE_INVALID, LOGIN_CODE_USED_UP } from './login-code-rules.ts';

/** Logs a person in. A wrong password and an unknown address take the same time and get the same response. */
export async function logIn(ctx: Ctx, { email, password }: Login, boundTo?: string) {
  const account = await findPerson(ctx, email);
  await limitLogins(ctx, email, account?.row.id);
  const isValid = await verifyPassword(password, account?.hash);
  if (!account?.hash || !isValid) {
    ctx.log.info('login_refused', { user: account?.row.id });
    throw invalidCredentials();
  }
  const started = await startUserSession(ctx, toUser(account.row), { boundTo, hash: account.hash });
  ctx.log.info('login', { user: started.user.id });
  return started;
}

/** Logs a person in by a link, once, which proves the address; only one of concurrent calls gets a session. */
export async function logInByLink(ctx: Ctx, { token }: TokenBody, onProven: OnProven) {
  await limitLoginNetwork(ctx);
  return startByProof(ctx, await requireLink(ctx, LOGIN_PURPOSES, token), { onProven });
}

/** Logs a person in by a mailed code, in the browser that asked; a wrong code and an unknown address look the same. */
export async function logInByCode(
  ctx: Ctx,
  { email, code, codeRequest }: LogInByCode,
  onProven: OnProven,
  boundTo?: string,
) {
  await limitLoginNetwork(ctx);
  const request = await readCodeRequest(ctx, email, codeRequest);
  if (request === undefined) throw wrongCode(LOGIN_CODE_INVALID);
  if (!(await hasTriesLeft(ctx, request))) throw wrongCode(LOGIN_CODE_USED_UP);
  const found = await findPerson(ctx, email);
  await limitCodes(ctx, email, found?.row.id);
  const link = found && (await findCode(ctx, found.row.id, { request, code }));
  if (!link) throw wrongCode(LOGIN_CODE_INVALID);
  return startByProof(ctx, link, { onProven, boundTo });
}

function wrongCode(message: LocalizedText): ApiError {
  return validationFailed([{ path: 'code', message }]);
}

/** Proves an address by a link and logs its person in, which makes this browser known to the account. */
export async function startByProof(
  ctx: Ctx,
  link: Link,
  { onProven, boundTo }: { readonly onProven: OnProven; readonly boundTo?: string | undefined },
) {
  const method = link.purpose === 'log-in-code' ? 'code' : 'link';
  const created = createSession(ctx, link.subject, method, boundTo);
  const { person, isFirst } = await proveAddress(ctx, link, { onProven, created });
  ctx.log.info('login_by_link', { user: person.id });
  return toStartedSession(ctx, toUser(person), created, { isAnnounced: !isFirst });
}
