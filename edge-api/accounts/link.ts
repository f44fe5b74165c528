import { and, eq, exists, lte, sql } from 'drizzle-orm';
import { base64Url } from '../platform/base64-url.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, type Refusal } from '../platform/errors.ts';
import { LINK_REFUSED } from './rules.ts';
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
export async function newLink(
  ctx: Ctx,
  purpose: LinkPurpose,
  { userId, email }: { readonly userId: string; readonly email: string },
) {
  const token = base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const id = await digest(token);
  const statement = ctx.db.insert(verification).values({
    id,
    identifier: identifierOf(purpose, userId),
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
  const purpose = purposes.find((wanted) => row?.identifier.startsWith(identifierOf(wanted, '')));
  if (!row || !purpose || row.expiresAt <= ctx.now) {
    ctx.log.warn('link_refused', { purposes, is: row ? (purpose ? 'expired' : 'another kind') : 'unknown' });
    throw linkRefused();
  }
  const userId = row.identifier.slice(identifierOf(purpose, '').length);
  return { id: row.id, purpose, userId, email: row.value };
}

/** The one answer to every link that does not work. */
export function linkRefused(): Refusal {
  return validationFailed([{ path: 'token', message: LINK_REFUSED }]);
}

/** Condition on a statement: the link has not been used yet. It makes a batch with {@link useUp} happen once. */
export function stillUnused(ctx: Ctx, link: Link) {
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
export function useUp(ctx: Ctx, link: Link) {
  return ctx.db
    .delete(verification)
    .where(and(eq(verification.identifier, identifierOf(link.purpose, link.userId)), stillUnused(ctx, link)))
    .returning({ id: verification.id });
}

/** The statement that voids every link of one purpose and person. */
export function voidLinks(ctx: Ctx, purpose: LinkPurpose, userId: string) {
  return ctx.db.delete(verification).where(eq(verification.identifier, identifierOf(purpose, userId)));
}

/** Removes links whose time is over; returns how many. */
export async function forgetExpiredLinks(ctx: Ctx): Promise<number> {
  const gone = await ctx.db
    .delete(verification)
    .where(lte(verification.expiresAt, ctx.now))
    .returning({ id: verification.id });
  return gone.length;
}

function identifierOf(purpose: LinkPurpose, userId: string): string {
  return `${purpose}:${userId}`;
}

async function digest(token: string): Promise<string> {
  return base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`link:${token}`))),
  );
}
