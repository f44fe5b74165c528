import { and, eq, exists, lte, sql } from 'drizzle-orm';
import { encodeBase64Url } from '../platform/base64-url.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, type ApiError } from '../platform/errors.ts';
import { LINK_INVALID } from './rules.ts';
import { verification } from './table.ts';

/** What a link in a mail may do. */
export const LINK_PURPOSES = ['verify-email', 'change-email', 'reset-password'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const HOUR_MS = 60 * 60 * 1000;
/** How long each link works. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 24 * HOUR_MS,
  'change-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
};
const TOKEN_BYTES = 32;

/** A link that still works; `email` is the address that it proves. */
export type Link = {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly email: string;
};

/**
 * A single-use link for a person, and the statement that stores it, to go into the batch of the mail that carries
 * it. Only a digest of the token is stored, so reading the database opens no account.
 */
export async function createLink(
  ctx: Ctx,
  purpose: LinkPurpose,
  { userId, email }: { readonly userId: string; readonly email: string },
) {
  const token = encodeBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const id = await digest(token);
  const statement = ctx.db.insert(verification).values({
    id,
    identifier: toIdentifier(purpose, userId),
    value: email,
    expiresAt: new Date(ctx.now.getTime() + LINK_LIFETIME_MS[purpose]),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return { id, token, statement };
}

/**
 * The link of a token; throws when it is unknown, used, expired, or made for something else. Which of these it is
 * stays in the log.
 */
export async function requireLink(ctx: Ctx, purposes: readonly LinkPurpose[], token: string): Promise<Link> {
  const [row] = await ctx.db
    .select()
    .from(verification)
    .where(eq(verification.id, await digest(token)))
    .limit(1);
  const purpose = purposes.find((wanted) => row?.identifier.startsWith(toIdentifier(wanted, '')));
  if (!row || !purpose || row.expiresAt <= ctx.now) {
    ctx.log.warn('link_refused', { purposes, is: row ? (purpose ? 'expired' : 'another kind') : 'unknown' });
    throw invalidLink();
  }
  const userId = row.identifier.slice(toIdentifier(purpose, '').length);
  return { id: row.id, purpose, userId, email: row.value };
}

/** The one answer to every link that does not work. */
export function invalidLink(): ApiError {
  return validationFailed([{ path: 'token', message: LINK_INVALID }]);
}

/** Condition on a statement: the link has not been used yet. It makes a batch with {@link consumeLink} happen once. */
export function isUnconsumed(ctx: Ctx, link: Link) {
  const unused = ctx.db
    .select({ one: sql`1` })
    .from(verification)
    .where(eq(verification.id, link.id));
  return exists(unused);
}

/**
 * The last statement of a batch: uses up all links of this purpose and person, provided that this one is unused.
 * It returns rows only to the one caller who used it.
 */
export function consumeLink(ctx: Ctx, link: Link) {
  return ctx.db
    .delete(verification)
    .where(and(eq(verification.identifier, toIdentifier(link.purpose, link.userId)), isUnconsumed(ctx, link)))
    .returning({ id: verification.id });
}

/** The statement that voids every link of one purpose and person. */
export function revokeLinks(ctx: Ctx, purpose: LinkPurpose, userId: string) {
  return ctx.db.delete(verification).where(eq(verification.identifier, toIdentifier(purpose, userId)));
}

/** Removes links whose time is over; returns how many. */
export async function pruneExpiredLinks(ctx: Ctx): Promise<number> {
  const deleted = await ctx.db
    .delete(verification)
    .where(lte(verification.expiresAt, ctx.now))
    .returning({ id: verification.id });
  return deleted.length;
}

function toIdentifier(purpose: LinkPurpose, userId: string): string {
  return `${purpose}:${userId}`;
}

async function digest(token: string): Promise<string> {
  return encodeBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`link:${token}`))),
  );
}
