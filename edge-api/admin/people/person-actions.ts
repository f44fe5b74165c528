import {
  correctAddress,
  endAllSessions,
  requireStepUp,
  sendLink,
  setNameHidden,
  toUser,
  type OnNewAddress,
} from '../../accounts/index.ts';
import type { user } from '../../accounts/table.ts';
import { logAction } from '../../admin-log/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import { erasePerson, queueErasedMail } from '../../privacy/index.ts';
import type { CorrectAddress, HelpPerson } from '../people-contract.ts';
import { IS_ADMIN, THEIR_CAMPAIGNS_NOT_FINISHED, type PersonAct } from '../people-rules.ts';
import { requirePersonRow } from '../require-subject.ts';
import { changeSuspension, type SuspensionAct } from '../suspend-account.ts';

type Row = typeof user.$inferSelect;

/** Returns the row of a person who is not an admin. Throws 404 for an unknown person, 409 for an admin. */
async function requireNonAdmin(ctx: Ctx, id: string): Promise<Row> {
  const person = await requirePersonRow(ctx, id);
  if (person.role === 'admin') throw conflict(IS_ADMIN);
  return person;
}

/**
 * Runs an admin's action on one person and logs it in the same batch; an erasure requires a recent log-in. Throws 404
 * for an unknown person, 409 when the action is not possible, or no longer.
 */
export async function helpPerson(ctx: Ctx, id: string, { act, reason }: HelpPerson): Promise<void> {
  const isErasure = act === 'account-erased';
  if (isErasure) await requireStepUp(ctx);
  const person = await (isErasure ? requireNonAdmin : requirePersonRow)(ctx, id);
  await ACTS[act](ctx, person, logAction(ctx, { action: act, subject: id, reason }), reason);
}

type Entry = ReturnType<typeof logAction>;
type Act = (ctx: Ctx, person: Row, entry: Entry, reason: string) => Promise<unknown>;

const suspension =
  (act: SuspensionAct): Act =>
  (ctx, { id }, entry, reason) =>
    changeSuspension(ctx, id, act, { entry, reason });

const ACTS: Readonly<Record<PersonAct, Act>> = {
  'link-sent': (ctx, { email, emailVerified }, entry) =>
    sendLink(ctx, emailVerified ? 'log-in' : 'verify-email', { email }, { more: [entry] }),
  'sessions-ended': (ctx, { id }, entry) => ctx.db.batch([entry, endAllSessions(ctx, id)]),
  'name-hidden': (ctx, { id }, entry) => ctx.db.batch([entry, setNameHidden(ctx, id, true)]),
  'name-shown': (ctx, { id }, entry) => ctx.db.batch([entry, setNameHidden(ctx, id, false)]),
  'account-suspended': suspension('account-suspended'),
  'account-restored': suspension('account-restored'),
  'suspension-upheld': suspension('suspension-upheld'),
  'account-erased': (ctx, row, entry) => {
    const person = toUser(row);
    const more = [entry, queueErasedMail(ctx, person)];
    return erasePerson(ctx, person, { refusal: THEIR_CAMPAIGNS_NOT_FINISHED, more });
  },
};

/** Corrects a mistyped address. Throws 404 for an unknown person, 409 for an admin or an address with an account. */
export async function correctPersonAddress(
  ctx: Ctx,
  id: string,
  { email, reason }: CorrectAddress,
  onNewAddress: OnNewAddress,
): Promise<void> {
  const person = await requireNonAdmin(ctx, id);
  const more = [logAction(ctx, { action: 'address-corrected', subject: id, reason })];
  await correctAddress(ctx, person, { email, onNewAddress, more });
}
