import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { describeBrowser } from '../platform/describe-browser.ts';
import { ApiError } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import type { User } from './contract.ts';
import { CREDENTIAL } from './find-person.ts';
import { queueNotice } from './mails.ts';
import {
  EMBED_SESSION_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  INVALID_CREDENTIALS,
  PASSKEY_ONLY,
  type LoginMethod,
} from './rules.ts';
import { createDeviceCookie, findKnownDevice, signSessionToken } from './session-cookies.ts';
import { session, account } from './table.ts';

const TOKEN_BYTES = 32;

/** A session that is not stored yet; its `statements` store it and end the request's own. */
export type NewSession = ReturnType<typeof createSession>;

/** Creates a session; one `boundTo` a campaign, for the frame on a partner's page, only subscribes to it. */
export function createSession(ctx: Ctx, userId: string, method: LoginMethod, boundTo?: string) {
  const id: string = crypto.randomUUID();
  const token = createSessionToken();
  const isEmbed = boundTo !== undefined;
  const lifetimeMs = isEmbed ? EMBED_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS;
  const row = {
    id,
    token,
    userId,
    method,
    scope: isEmbed ? ('subscribe' as const) : ('full' as const),
    campaignId: boundTo ?? null,
    submissionId: isEmbed ? crypto.randomUUID() : null,
    userAgent: describeBrowser(ctx.userAgent ?? ''),
    country: ctx.country ?? null,
    expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const statements = [ctx.db.insert(session).values(row), ...endOwnSession(ctx)] as const;
  return { id, token, lifetimeMs, statements };
}

export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the statement that ends the request's own session, so that a planted one never becomes a person's. */
export function endOwnSession({ db, actor }: Ctx) {
  return actor.kind === 'person' ? [db.delete(session).where(eq(session.id, actor.sessionId))] : [];
}

/** A person with a new session: `cookies` for a browser, `token` for the embed frame. */
export type StartedSession = Awaited<ReturnType<typeof toStartedSession>>;

/**
 * Starts a session for a person authenticated by the password with `hash`, and ends the request's own. Throws 401 if
 * the password was changed meanwhile, since that ended the person's other sessions too.
 */
export async function startUserSession(
  ctx: Ctx,
  person: User,
  { boundTo, hash }: { readonly boundTo?: string | undefined; readonly hash: string },
) {
  if (needsPasskey(ctx, person)) throw passkeyOnly();
  const created = createSession(ctx, person.id, 'password', boundTo);
  const isHash = isUnchanged(account, { userId: person.id, providerId: CREDENTIAL, password: hash });
  await commitOrThrow(ctx, invalidCredentials, isHash, created.statements);
  return toStartedSession(ctx, person, created);
}

/** Returns whether a person may only log in with a passkey. */
export function needsPasskey(ctx: Ctx, { role }: Pick<User, 'role'>): boolean {
  return role === 'admin' && ctx.settings.ADMIN_LOGIN === 'passkey';
}

/** Creates the error for an admin who tries to log in without a passkey. */
export function passkeyOnly(): ApiError {
  return new ApiError(403, 'passkey_required', PASSKEY_ONLY);
}

/**
 * Returns a stored session for a browser and the embed frame. Announces a log-in from an unknown browser by mail,
 * unless the address is unproved or is being proved by this log-in.
 */
export async function toStartedSession(
  ctx: Ctx,
  person: User,
  { id, token: ownToken, lifetimeMs }: Pick<NewSession, 'id' | 'token' | 'lifetimeMs'>,
  { isAnnounced = person._verified }: { readonly isAnnounced?: boolean } = {},
) {
  if (isAnnounced && (await findKnownDevice(ctx, person.id)) === undefined)
    ctx.defer(announceDevice(ctx, person, id));
  const { token, cookies } = await signSessionToken(ctx, ownToken, lifetimeMs);
  return { user: person, token, cookies: [...cookies, await createDeviceCookie(ctx, person.id)] };
}

async function announceDevice(ctx: Ctx, person: User, sessionId: string): Promise<void> {
  const details = [describeBrowser(ctx.userAgent ?? ''), ctx.country].filter(Boolean).join(', ');
  await queueNotice(ctx, 'new-device', person, sessionId, details ? [details] : []);
  await sendDueMails(ctx);
}

/** Creates the error for both a wrong password and an unknown address. */
export function invalidCredentials(): ApiError {
  return new ApiError(401, 'invalid_credentials', INVALID_CREDENTIALS);
}

/** Lets a frame's session read the submission it has just made, unless that has the id chosen with the session. */
export async function bindSession(ctx: Ctx, submissionId: string): Promise<void> {
  if (ctx.actor.kind !== 'person' || !ctx.actor.binding) return;
  if (ctx.actor.binding.submissionId === submissionId) return;
  await ctx.db.update(session).set({ submissionId }).where(eq(session.id, ctx.actor.sessionId));
}
