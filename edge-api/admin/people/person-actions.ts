import { eq } from 'drizzle-orm';
import { correctAddress, endAllSessions, sendLink, toUser, type OnNewAddress } from '../../accounts/index.ts';
import { user } from '../../accounts/table.ts';
import type { AdminNote } from '../../admin-log/contract.ts';
import { addNote, logAction } from '../../admin-log/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { queueMail, sendDueMails } from '../../platform/mail.ts';
import { erasePerson } from '../../privacy/index.ts';
import { hideNames } from '../../submissions/index.ts';
import type { CorrectAddress, HelpPerson } from '../people-contract.ts';
import { OF_AN_ADMIN, THEIR_CAMPAIGNS_NOT_FINISHED, type PersonAct } from '../people-rules.ts';
import { renderErasedMail } from './erased-mail.ts';

type Row = typeof user.$inferSelect;

/** Returns a person's row; throws 404 for an unknown one. */
async function requireRow(ctx: Ctx, id: string): Promise<Row> {
  const [person] = await ctx.db.select().from(user).where(eq(user.id, id));
  if (!person) throw notFound();
  return person;
}

/** The same of a person who is no admin: throws 409 for one, whose role is taken first. */
async function requireHelped(ctx: Ctx, id: string): Promise<Row> {
  const person = await requireRow(ctx, id);
  if (person.role === 'admin') throw new ApiError(409, 'conflict', OF_AN_ADMIN);
  return person;
}

/**
 * Does what an admin decides for one person, in one batch with the log's entry. Throws 404 for an unknown person, 409 for the
 * erasure of an admin, or of somebody in whose campaign people take part.
 */
export async function helpPerson(ctx: Ctx, id: string, { act, reason }: HelpPerson): Promise<void> {
  const person = act === 'account-erased' ? await requireHelped(ctx, id) : await requireRow(ctx, id);
  await ACTS[act](ctx, person, logAction(ctx, { action: act, subject: id, reason }));
}

type Entry = ReturnType<typeof logAction>;
const ACTS: Readonly<Record<PersonAct, (ctx: Ctx, person: Row, entry: Entry) => Promise<unknown>>> = {
  'link-sent': (ctx, { email, emailVerified }, entry) =>
    sendLink(ctx, emailVerified ? 'log-in' : 'verify-email', { email }, { more: [entry] }),
  'sessions-ended': (ctx, { id }, entry) => ctx.db.batch([entry, endAllSessions(ctx, id)]),
  'name-hidden': (ctx, { id }, entry) => ctx.db.batch([entry, hideNames(ctx, id)]),
  // The last mail is queued after all others of the person are gone.
  'account-erased': async (ctx, person, entry) => {
    const more = [entry, queueMail(ctx, renderErasedMail(ctx, person))];
    await erasePerson(ctx, toUser(person), { refusal: THEIR_CAMPAIGNS_NOT_FINISHED, more });
    ctx.defer(sendDueMails(ctx));
  },
};

/** Corrects a mistyped address. Throws 404 for an unknown person, 409 for an admin and for an address with an account. */
export async function correctPersonAddress(
  ctx: Ctx,
  id: string,
  { email, reason }: CorrectAddress,
  onNewAddress: OnNewAddress,
): Promise<void> {
  const person = await requireHelped(ctx, id);
  const more = [logAction(ctx, { action: 'address-corrected', subject: id, reason })];
  await correctAddress(ctx, person, { email, onNewAddress, more });
}

/** Stores what an admin notes about a person, who may read it in their export. Throws 404 for an unknown one. */
export async function notePerson(ctx: Ctx, id: string, { text }: AdminNote): Promise<void> {
  await requireRow(ctx, id);
  await addNote(ctx, id, text);
}
