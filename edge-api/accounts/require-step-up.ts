import { and, eq, gt } from 'drizzle-orm';
import { requireActor, type Ctx, type Person } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { verifyPassword } from './auth.ts';
import { findPerson } from './find-person.ts';
import { toIdentifier } from './link.ts';
import { limitPasswordChecks } from './rate-limits.ts';
import { PASSWORD_WRONG } from './password-rules.ts';
import { ADDRESS_CORRECTED, ADDRESS_UNPROVEN, STEP_UP_MS, STEP_UP_REQUIRED } from './rules.ts';
import { needsPasskey } from './start-user-session.ts';
import { verification } from './table.ts';

/** Returns the caller; throws 401 without a session and 403 if the address is unproved. */
export function requireProvenPerson(ctx: Ctx): Person {
  const { person } = requireActor(ctx);
  if (!person._verified) throw new ApiError(403, 'address_unproven', ADDRESS_UNPROVEN);
  return person;
}

/**
 * Throws 403 unless the caller logged in within {@link STEP_UP_MS} or enters their password now: protects what a
 * borrowed device must not do. A wrong password is a 400 at its field, because 401 would mean that the session is over.
 */
export async function requireStepUp(ctx: Ctx, password?: string, path = 'password'): Promise<Person> {
  const { person, loggedInAt } = requireActor(ctx);
  if (password !== undefined && !needsPasskey(ctx, person)) {
    await limitPasswordChecks(ctx, person);
    const hash = (await findPerson(ctx, person.email))?.hash;
    if (!(await verifyPassword(password, hash))) throw validationFailed([{ path, message: PASSWORD_WRONG }]);
  } else if (ctx.now.getTime() - loggedInAt.getTime() > STEP_UP_MS) {
    throw new ApiError(403, 'step_up_required', STEP_UP_REQUIRED);
  }
  return person;
}

/** Throws 403 while a person's former address, if it was proved, can undo a correction: this would outlast the undoing. */
export async function requireSettledAddress(ctx: Ctx, { id }: Person): Promise<void> {
  const { identifier, expiresAt } = verification;
  const canUndo = and(eq(identifier, toIdentifier('undo-address', id)), gt(expiresAt, ctx.now));
  if ((await ctx.db.$count(verification, canUndo)) > 0)
    throw new ApiError(403, 'address_corrected', ADDRESS_CORRECTED);
}
