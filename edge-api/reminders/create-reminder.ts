import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { limitMails } from '../accounts/index.ts';
import { EMAIL_REQUIRED } from '../accounts/rules.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { hasRow } from '../platform/has-row.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { renderMail } from '../platform/render-mail.ts';
import { signToken } from '../platform/signed-token.ts';
import type { NewReminder, ReminderResult } from './contract.ts';
import { CONFIRM_CAMPAIGN, CONFIRM_CELEBRITY } from './confirm-mail-texts.ts';
import { requireSubject, type Subject } from './require-subject.ts';
import { CONFIRM_MS } from './rules.ts';
import { reminders } from './table.ts';
import { toAddressKey } from './to-address-key.ts';

/**
 * Sets a reminder for the caller's verified address at once; any other address has to be confirmed by the link in a
 * mail. The answer is the same for an address that has the reminder already, which gets no mail. Throws as
 * `requireSubject` does, 400 without an address, and 429.
 */
export async function createReminder(ctx: Ctx, input: NewReminder): Promise<ReminderResult> {
  const person = ctx.actor.kind === 'person' ? ctx.actor.person : undefined;
  const email = person?.email ?? input.email;
  if (email === undefined) throw validationFailed([{ path: 'email', message: EMAIL_REQUIRED }]);
  if (person) await enforceRateLimit(ctx, 'reminders-person', person.id, ctx.settings.LIMIT_ACCOUNTS);
  if (!person?._verified) await limitMails(ctx, email);
  const subject = await requireSubject(ctx, input);
  if (person?._verified) {
    await setReminder(ctx, subject, person);
    return { state: 'set' };
  }
  await requestConfirmation(ctx, subject, email, person);
  return { state: 'mailed' };
}

async function setReminder(ctx: Ctx, subject: Subject, person: Person): Promise<void> {
  const settled = { confirmedAt: ctx.now, mailedUntil: ctx.now };
  const row = { ...toRow(ctx, subject, person.email, person), ...settled };
  const { campaignId, celebrityId, addressKey, confirmedAt, mailedUntil } = reminders;
  await ctx.db
    .insert(reminders)
    .values(row)
    .onConflictDoUpdate({
      target: [subject.campaignId === null ? celebrityId : campaignId, addressKey],
      set: {
        userId: person.id,
        confirmedAt: sql`coalesce(${confirmedAt}, excluded.confirmed_at)`,
        mailedUntil: sql`coalesce(${mailedUntil}, excluded.mailed_until)`,
      },
    });
}

/** A new request replaces one that was not confirmed, so that a person who lost the mail gets another. */
async function requestConfirmation(
  ctx: Ctx,
  subject: Subject,
  email: string,
  person?: Person,
): Promise<void> {
  const row = toRow(ctx, subject, email, person);
  const isSame = and(isSubject(subject), eq(reminders.addressKey, row.addressKey));
  const mail = await renderConfirmation(ctx, subject, row.id);
  await ctx.db.batch([
    ctx.db.delete(reminders).where(and(isSame, isNull(reminders.confirmedAt))),
    ctx.db.insert(reminders).values(row).onConflictDoNothing(),
    queueMail(
      ctx,
      { key: `reminder-confirm:${row.id}`, to: email, ...mail },
      hasRow(reminders, eq(reminders.id, row.id)),
    ),
  ]);
  ctx.defer(sendDueMails(ctx));
}

function toRow(ctx: Ctx, { campaignId, celebrityId }: Subject, email: string, person?: Person) {
  return {
    id: crypto.randomUUID(),
    campaignId,
    celebrityId,
    email,
    addressKey: toAddressKey(ctx, email),
    userId: person?.id ?? null,
    language: ctx.language,
    createdAt: ctx.now,
  };
}

/** Returns the condition that a reminder is about a subject. */
function isSubject({ campaignId, celebrityId }: Subject): SQL {
  return campaignId === null
    ? eq(reminders.celebrityId, celebrityId ?? '')
    : eq(reminders.campaignId, campaignId);
}

async function renderConfirmation(ctx: Ctx, subject: Subject, id: string) {
  const token = await signToken(ctx, 'reminder-confirm', id, new Date(ctx.now.getTime() + CONFIRM_MS));
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}/reminders/confirm?token=${token}`;
  const texts = subject.campaignId === null ? CONFIRM_CELEBRITY : CONFIRM_CAMPAIGN;
  const { subject: title, label, ...content } = texts[ctx.language](subject);
  return {
    subject: title.replace(/\s+/g, ' '),
    ...renderMail(ctx.language, { ...content, action: { label, url } }),
  };
}
