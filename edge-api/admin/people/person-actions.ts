import { eq } from 'drizzle-orm';
import { correctAddress, endAllSessions, sendLink, toUser, type OnNewAddress } from '../../accounts/index.ts';
import { user } from '../../accounts/table.ts';
import type { ActionReason, AdminNote } from '../../admin-log/contract.ts';
import { addNote, logAction } from '../../admin-log/index.ts';
import type { AdminAction } from '../../admin-log/rules.ts';
import type { Ctx } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { queueMail, sendDueMails } from '../../platform/mail.ts';
import { erasePerson } from '../../privacy/index.ts';
import { hideNames } from '../../submissions/index.ts';
import type { CorrectAddress } from '../people-contract.ts';
import { OF_AN_ADMIN, THEIR_CAMPAIGNS_NOT_FINISHED } from '../people-rules.ts';
import { renderErasedMail } from './erased-mail.ts';

/** Returns a person's row; throws 404 for an unknown one. */
async function requireRow(ctx: Ctx, id: string) {
  const [person] = await ctx.db.select().from(user).where(eq(user.id, id));
  if (!person) throw notFound();
  return person;
}

/** The same of a person who is no admin: throws 409 for one, whose role is taken first. */
async function requireHelped(ctx: Ctx, id: string) {
  const person = await requireRow(ctx, id);
  if (person.role === 'admin') throw new ApiError(409, 'conflict', OF_AN_ADMIN);
  return person;
}

function log(ctx: Ctx, action: AdminAction, subject: string, { reason }: ActionReason) {
  return logAction(ctx, { action, subject, reason });
}

/** Logs a person out everywhere. Throws 404 for an unknown one. */
export async function endPersonSessions(ctx: Ctx, id: string, why: ActionReason): Promise<void> {
  await requireRow(ctx, id);
  await ctx.db.batch([log(ctx, 'sessions-ended', id, why), endAllSessions(ctx, id)]);
}

/** Hides a person's name in every public place. Throws 404 for an unknown one. */
export async function hidePersonNames(ctx: Ctx, id: string, why: ActionReason): Promise<void> {
  await requireRow(ctx, id);
  await ctx.db.batch([log(ctx, 'name-hidden', id, why), hideNames(ctx, id)]);
}

/**
 * Mails a person what lets them in: a link that confirms their address while nobody has, else one that logs in. Throws
 * 404 for an unknown one.
 */
export async function sendPersonLink(ctx: Ctx, id: string, why: ActionReason): Promise<void> {
  const { email, emailVerified } = await requireRow(ctx, id);
  const purpose = emailVerified ? 'log-in' : 'verify-email';
  await sendLink(ctx, purpose, { email }, [log(ctx, 'link-sent', id, why)]);
}

/** Corrects a mistyped address. Throws 404 for an unknown person, 409 for an admin and for an address with an account. */
export async function correctPersonAddress(
  ctx: Ctx,
  id: string,
  { email, reason }: CorrectAddress,
  onNewAddress: OnNewAddress,
): Promise<void> {
  const person = await requireHelped(ctx, id);
  const more = [log(ctx, 'address-corrected', id, { reason })];
  await correctAddress(ctx, person, { email, onNewAddress, more });
}

/**
 * Erases a person who asked for it, and tells them so by one last mail. Throws 404 for an unknown one, 409 for an admin and
 * while people take part in one of their campaigns.
 */
export async function eraseOnRequest(ctx: Ctx, id: string, why: ActionReason): Promise<void> {
  const person = await requireHelped(ctx, id);
  await erasePerson(ctx, toUser(person), {
    refusal: THEIR_CAMPAIGNS_NOT_FINISHED,
    more: [log(ctx, 'account-erased', id, why), queueMail(ctx, renderErasedMail(ctx, person))],
  });
  ctx.defer(sendDueMails(ctx));
}

/** Stores what an admin notes about a person, who may read it in their export. Throws 404 for an unknown one. */
export async function notePerson(ctx: Ctx, id: string, { text }: AdminNote): Promise<void> {
  await requireRow(ctx, id);
  await addNote(ctx, id, text);
}
