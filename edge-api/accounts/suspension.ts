import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { queueOperatorMail } from '../platform/page-mail.ts';
import { hasRow } from '../platform/conditions.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import type { Objection } from './contract.ts';
import { OBJECTED_BEFORE } from './suspension-rules.ts';
import { user } from './table.ts';

/** Returns the condition that an account can be suspended, or restored; an admin's role must be revoked first. */
export function canSuspend(id: string, isSuspended: boolean): SQL {
  const state = isSuspended ? isNotNull(user.suspendedAt) : isNull(user.suspendedAt);
  return hasRow(user, eq(user.id, id), state, ne(user.role, 'admin'));
}

/** Returns the statement that suspends an account for a reason, or restores it if null. */
export function setSuspension(ctx: Ctx, id: string, reason: string | null) {
  return ctx.db
    .update(user)
    .set({
      suspendedAt: reason === null ? null : ctx.now,
      suspendReason: reason,
      objection: null,
      upheldReason: null,
    })
    .where(eq(user.id, id));
}

/** Returns the statement that upholds a suspension for a reason. */
export function upholdSuspension(ctx: Ctx, id: string, upheldReason: string) {
  return ctx.db.update(user).set({ upheldReason }).where(eq(user.id, id));
}

/** Returns the statement that hides a person's name in public, including in future answers, or shows it again. */
export function setNameHidden(ctx: Ctx, id: string, isNameHidden: boolean) {
  return ctx.db.update(user).set({ isNameHidden }).where(eq(user.id, id));
}

/** Stores the caller's objection to their suspension, once, and tells the operator; throws 409 otherwise. */
export async function objectToSuspension(ctx: Ctx, { text }: Objection): Promise<void> {
  const { id, email } = requirePerson(ctx);
  const isOpen = and(eq(user.id, id), isNotNull(user.suspendedAt), isNull(user.objection));
  const mail = {
    key: `objection:${id}:${ctx.now.getTime()}`,
    subject: 'Bezwaar tegen een schorsing',
    paragraphs: [`${email} maakt bezwaar:`, text],
    action: { label: 'Naar het beheer', url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/admin/accounts` },
  };
  await commitOrThrow(ctx, () => conflict(OBJECTED_BEFORE), hasRow(user, isOpen), [
    ctx.db.update(user).set({ objection: text }).where(eq(user.id, id)),
    queueOperatorMail(ctx, mail),
  ]);
  ctx.log.info('suspension_objected');
  ctx.defer(sendDueMails(ctx));
}
