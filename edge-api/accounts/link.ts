import { randomBytes, randomInt } from 'node:crypto';
import { eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import { hmacSha256, sha256 } from '../platform/digest.ts';
import { validationFailed, type ApiError } from '../platform/errors.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type TeamRight } from '../platform/rules.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import { LINK_INVALID } from './rules.ts';
import { LOGIN_CODE_DIGITS, LOGIN_CODE_MS } from './login-code-rules.ts';
import { verification } from './table.ts';

export const LINK_PURPOSES = [
  'verify-email',
  'change-email',
  'corrected-address',
  'undo-unproven-address',
  'cancel-email-change',
  'reset-password',
  'log-in',
  'log-in-code',
  'log-in-from-receipt',
  'not-me',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
export const LOGIN_PURPOSES = ['log-in', 'log-in-from-receipt'] as const satisfies readonly LinkPurpose[];
/** A link and a code in the same mail; using one ends both. */
const LINK_AND_CODE = ['log-in', 'log-in-code'] as const satisfies readonly LinkPurpose[];
/** The links with a mail of their own; the others appear in another mail. */
export type MailedLinkPurpose =
  | Exclude<LinkPurpose, 'log-in-code' | 'log-in-from-receipt' | 'not-me' | 'undo-unproven-address'>
  | 'undo-address';
/** Invitations: to a charity, to an owner's team, and to take over a campaign. */
export const INVITATIONS = ['charity-invitation', 'team-invitation', 'campaign-handover'] as const;
export type Invitation = (typeof INVITATIONS)[number];
const INVITATION_MS = 7 * DAY_MS;

/**
 * The purpose of any link. `undo-address` survives proving another address; invitations are sent by modules above to
 * addresses that may have no account.
 */
export type AnyLinkPurpose = LinkPurpose | 'undo-address' | Invitation;

/** Lifetimes of links other than the default of a day. */
const LINK_LIFETIME_MS: Readonly<Partial<Record<AnyLinkPurpose, number>>> = {
  'reset-password': HOUR_MS,
  'log-in': 15 * MINUTE_MS,
  'log-in-code': LOGIN_CODE_MS,
  'not-me': 7 * DAY_MS,
  'corrected-address': 7 * DAY_MS,
  'undo-address': 7 * DAY_MS,
  'undo-unproven-address': 7 * DAY_MS,
  'charity-invitation': INVITATION_MS,
  'team-invitation': INVITATION_MS,
  'campaign-handover': INVITATION_MS,
};
const TOKEN_BYTES = 32;

/** A valid link; `subject` is the id of what it is for, `email` the address that it verifies or was sent to. */
export type Link = {
  readonly id: string;
  readonly purpose: AnyLinkPurpose;
  readonly subject: string;
  readonly email: string;
  readonly createdAt: Date;
  /** The rights in a team that an invitation gives, and the member who sent it; null for the owner. */
  readonly rights: readonly TeamRight[];
  readonly invitedBy: string | null;
};
type Recipient = Pick<Link, 'subject' | 'email'> & Partial<Pick<Link, 'rights' | 'invitedBy'>>;

/**
 * Creates a single-use link: its token, its row, and the statement that stores it, for the batch of its mail. Only a
 * digest of the token is stored, so that reading the database does not give access to an account.
 */
export function createLink(ctx: Ctx, purpose: Exclude<AnyLinkPurpose, 'log-in-code'>, to: Recipient) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return createRow(ctx, purpose, to, { id: toLinkId(token), token });
}

/** Creates a code like {@link createLink}; it only works with its request, and so only in the browser that asked. */
export function createCode(ctx: Ctx, to: Pick<Link, 'subject' | 'email'>, request: string) {
  const token = String(randomInt(10 ** LOGIN_CODE_DIGITS)).padStart(LOGIN_CODE_DIGITS, '0');
  return createRow(ctx, 'log-in-code', to, {
    id: toCodeId(ctx, to.subject, { request, code: token }),
    token,
  });
}

function createRow(
  ctx: Ctx,
  purpose: AnyLinkPurpose,
  { subject, email, rights = [], invitedBy = null }: Recipient,
  { id, token }: { readonly id: string; readonly token: string },
) {
  const row = {
    id,
    identifier: toIdentifier(purpose, subject),
    value: email,
    expiresAt: new Date(ctx.now.getTime() + (LINK_LIFETIME_MS[purpose] ?? DAY_MS)),
    createdAt: ctx.now,
    updatedAt: ctx.now,
    rights,
    invitedBy,
  };
  return { id, token, row, statement: ctx.db.insert(verification).values(row) };
}

/** Returns a token's link; throws if it is unknown, used, expired or for another purpose, which only the log tells. */
export async function requireLink(
  ctx: Ctx,
  purposes: readonly AnyLinkPurpose[],
  token: string,
): Promise<Link> {
  const link = await findLink(ctx, purposes, toLinkId(token));
  if (!link) throw invalidLink();
  return link;
}

/** Returns the code that was mailed to a person; undefined if it is unknown, used or expired. */
export async function findCode(ctx: Ctx, userId: string, typed: TypedCode): Promise<Link | undefined> {
  return findLink(ctx, ['log-in-code'], toCodeId(ctx, userId, typed));
}

async function findLink(
  ctx: Ctx,
  purposes: readonly AnyLinkPurpose[],
  id: string,
): Promise<Link | undefined> {
  const [row] = await ctx.db.select().from(verification).where(eq(verification.id, id));
  const purpose = purposes.find((candidate) => row?.identifier.startsWith(toIdentifier(candidate, '')));
  if (!row || !purpose || row.expiresAt <= ctx.now) {
    ctx.log.warn('link_refused', { purposes, is: row ? (purpose ? 'expired' : 'another kind') : 'unknown' });
    return undefined;
  }
  const subject = row.identifier.slice(toIdentifier(purpose, '').length);
  const { createdAt, rights, invitedBy } = row;
  return { id: row.id, purpose, subject, email: row.value, createdAt, rights, invitedBy };
}

/** Creates the error for any link that does not work. */
export function invalidLink(): ApiError {
  return validationFailed([{ path: 'token', message: LINK_INVALID }]);
}

/** Returns the condition that a link has not been used since it was read. */
export function isUnused({ id }: Link): SQL {
  return isUnchanged(verification, { id });
}

/**
 * Returns the purposes whose links end when a link proves an address: all that a person can have, or only the used link
 * and its companion code or link.
 */
export function listRevoked({ purpose }: Link, endsOthers: boolean): readonly AnyLinkPurpose[] {
  if (endsOthers) return LINK_PURPOSES;
  return LINK_AND_CODE.some((each) => each === purpose) ? LINK_AND_CODE : [purpose];
}

/** Returns the statement that deletes a subject's links with these purposes; it returns a row for each. */
export function deleteLinks(ctx: Ctx, subject: string, purposes: readonly AnyLinkPurpose[] = LINK_PURPOSES) {
  const identifiers = purposes.map((purpose) => toIdentifier(purpose, subject));
  return ctx.db
    .delete(verification)
    .where(inArray(verification.identifier, identifiers))
    .returning({ id: verification.id });
}

/** Deletes expired links; returns how many. */
export function pruneExpiredLinks(ctx: Ctx): Promise<number> {
  return deleteRows(ctx, verification, lte(verification.expiresAt, ctx.now));
}

/** Returns the identifier of a link: its purpose and its subject. */
export function toIdentifier(purpose: AnyLinkPurpose, subject: string): string {
  return `${purpose}:${subject}`;
}

type TypedCode = { readonly request: string; readonly code: string };

/** Uses an HMAC, because a code is short enough to be guessed from a plain digest. */
function toCodeId(ctx: Ctx, userId: string, { request, code }: TypedCode): string {
  return hmacSha256(ctx.settings.BETTER_AUTH_SECRET, JSON.stringify(['log-in-code', userId, request, code]));
}

function toLinkId(token: string): string {
  return sha256(`link:${token}`, 'base64url');
}
