import { and, asc, eq, gt, not, or } from 'drizzle-orm';
import { hasRow } from '../../platform/conditions.ts';
import { requirePerson, type Ctx, type Person } from '../../platform/context.ts';
import { describeBrowser } from '../../platform/describe-browser.ts';
import { notFound, unauthenticated, conflict } from '../../platform/errors.ts';
import { sendDueMails } from '../../platform/mail.ts';
import { commitOrThrow, isUnchanged } from '../../platform/unit-of-work.ts';
import { queueNotice } from '../mails.ts';
import type { Passkey, RenamePasskey, AddPasskey } from '../passkey-contract.ts';
import { PASSKEYS_MAX, TOO_MANY_PASSKEYS } from '../passkey-rules.ts';
import { requireStepUp } from '../require-step-up.ts';
import { passkey } from '../table.ts';
import { createPasskeyAuth, readChallengeToken, requireVerified, toChallengeHeaders } from '../auth.ts';
import type { StepUp } from '../contract.ts';
import { isStillLoggedIn } from '../sessions.ts';

/** Returns the caller's passkeys, oldest first. */
export async function listPasskeys(ctx: Ctx): Promise<readonly Passkey[]> {
  const rows = await ctx.db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, requirePerson(ctx).id))
    .orderBy(asc(passkey.createdAt))
    .limit(PASSKEYS_MAX);
  return rows.map(toPasskey);
}

/** Renames one of the caller's passkeys. */
export async function renamePasskey(ctx: Ctx, id: string, { name }: RenamePasskey): Promise<Passkey> {
  const [renamed] = await ctx.db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.userId, requirePerson(ctx).id)))
    .returning();
  if (!renamed) throw notFound();
  return toPasskey(renamed);
}

/** Removes one of the caller's passkeys and notifies them. */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const person = await requireStepUp(ctx);
  await commitOrThrow(ctx, notFound, isUnchanged(passkey, { id, userId: person.id }), [
    ctx.db.delete(passkey).where(eq(passkey.id, id)),
    queueNotice(ctx, 'passkey-removed', person, id),
  ]);
  ctx.log.info('passkey_removed', { user: person.id });
  ctx.defer(sendDueMails(ctx));
}

function toPasskey({ id, name, createdAt }: typeof passkey.$inferSelect): Passkey {
  return { id, name: name ?? '', createdAt: createdAt.toISOString() };
}

/**
 * Creates a challenge for a new passkey, valid for five minutes; requires the password or a recent log-in. The address
 * need not be proved: its first proof from another browser removes passkeys added before.
 */
export async function createPasskeyChallenge(ctx: Ctx, { password }: StepUp) {
  const person = await requireStepUp(ctx, password);
  if ((await countPasskeys(ctx, person)) >= PASSKEYS_MAX) throw tooManyPasskeys();
  const auth = await createPasskeyAuth(ctx, person);
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    query: { name: person.email },
    returnHeaders: true,
  });
  const user = { ...response.user, displayName: person.name || person.email };
  return { token: readChallengeToken(headers), options: { ...response, user } };
}

const countPasskeys = (ctx: Ctx, { id }: Person) => ctx.db.$count(passkey, eq(passkey.userId, id));
const tooManyPasskeys = () => conflict(TOO_MANY_PASSKEYS);

/**
 * Stores a passkey that answers the caller's challenge, and notifies them; removes it if a new password has ended the
 * session meanwhile. Throws 409 beyond {@link PASSKEYS_MAX}, since several challenges may be open.
 */
export async function addPasskey(ctx: Ctx, { token, response, ...given }: AddPasskey): Promise<Passkey> {
  const person = requirePerson(ctx);
  const name = given.name ?? describeBrowser(ctx.userAgent ?? '') ?? 'Passkey';
  const auth = await createPasskeyAuth(ctx, person);
  const { id } = await requireVerified(ctx, () =>
    auth.api.verifyPasskeyRegistration({ body: { response, name }, headers: toChallengeHeaders(token) }),
  );
  const isOwn = and(eq(passkey.id, id), eq(passkey.userId, person.id));
  const isLoggedIn = isStillLoggedIn(ctx);
  const [[removed]] = await ctx.db.batch([
    ctx.db
      .delete(passkey)
      .where(and(isOwn, or(not(isLoggedIn), gt(countPasskeys(ctx, person), PASSKEYS_MAX))))
      .returning({ isLoggedIn: isLoggedIn.mapWith(Boolean) }),
    queueNotice(ctx, 'passkey-added', person, id, [], hasRow(passkey, isOwn)),
  ]);
  if (removed) throw removed.isLoggedIn ? tooManyPasskeys() : unauthenticated();
  ctx.log.info('passkey_added', { user: person.id });
  ctx.defer(sendDueMails(ctx));
  return { id, name, createdAt: ctx.now.toISOString() };
}
