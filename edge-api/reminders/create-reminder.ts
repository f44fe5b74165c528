import { and, eq, isNull, sql } from 'drizzle-orm';
import { limitMails } from '../accounts/index.ts';
import { EMAIL_REQUIRED } from '../accounts/rules.ts';
import { requireVisible } from '../campaigns/index.ts';
import { CAMPAIGN_CLOSED, phaseAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { validationFailed, conflict } from '../platform/errors.ts';
import { hasRow } from '../platform/conditions.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { signToken } from '../platform/signed-token.ts';
import type { NewReminder, ReminderResult } from './contract.ts';
import { CONFIRM_CAMPAIGN, CONFIRM_CELEBRITY } from './mail-texts.ts';
import { toAddressKey } from './personal-data.ts';
import { ALREADY_STARTED, CONFIRM_MS, NOBODY_TO_FOLLOW, NOT_GOING_AHEAD } from './rules.ts';
import { reminders } from './table.ts';

/**
 * Sets a reminder for a verified address at once; any other must be confirmed by mail. An address that already has the
 * reminder gets the same response but no mail. Throws as `requireSubject` does.
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

type Subject = Readonly<Record<'campaign' | 'celebrity', string>> &
  (
    | { readonly campaignId: string; readonly celebrityId: null }
    | { readonly campaignId: null; readonly celebrityId: string }
  );

/**
 * Returns what a reminder is about. Throws 404 for a campaign that the caller may not see, 409 if it has started, closed
 * or was cancelled, or if its celebrity has no profile to follow.
 */
async function requireSubject(
  ctx: Ctx,
  { campaignId, about }: Pick<NewReminder, 'campaignId' | 'about'>,
): Promise<Subject> {
  const row = await requireVisible(ctx, eq(campaigns.id, campaignId));
  const names = { campaign: row.name, celebrity: row.artistName };
  if (about === 'celebrity') {
    if (row.celebrityId === null) throw conflict(NOBODY_TO_FOLLOW);
    return { campaignId: null, celebrityId: row.celebrityId, ...names };
  }
  if (row.cancelledAt !== null) throw conflict(NOT_GOING_AHEAD);
  if (phaseAt(row, ctx.now) !== 'not-started') throw conflict(ALREADY_STARTED);
  if (!row.isActive) throw conflict(CAMPAIGN_CLOSED);
  return { campaignId, celebrityId: null, ...names };
}

async function setReminder(ctx: Ctx, subject: Subject, person: Person): Promise<void> {
  const { campaignId, celebrityId, addressKey, confirmedAt, mailedUntil } = reminders;
  await ctx.db
    .insert(reminders)
    .values({ ...toRow(ctx, subject, person.email, person), confirmedAt: ctx.now, mailedUntil: ctx.now })
    .onConflictDoUpdate({
      target: [subject.campaignId === null ? celebrityId : campaignId, addressKey],
      set: {
        userId: person.id,
        confirmedAt: sql`coalesce(${confirmedAt}, excluded.confirmed_at)`,
        mailedUntil: sql`coalesce(${mailedUntil}, excluded.mailed_until)`,
      },
    });
}

/** A new request replaces an unconfirmed one, so that a person who lost the mail gets another. */
async function requestConfirmation(
  ctx: Ctx,
  subject: Subject,
  email: string,
  person?: Person,
): Promise<void> {
  const row = toRow(ctx, subject, email, person);
  const isSame = and(
    subject.campaignId === null
      ? eq(reminders.celebrityId, subject.celebrityId)
      : eq(reminders.campaignId, subject.campaignId),
    eq(reminders.addressKey, row.addressKey),
  );
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

async function renderConfirmation(ctx: Ctx, subject: Subject, id: string) {
  const token = await signToken(ctx, 'reminder-confirm', id, new Date(ctx.now.getTime() + CONFIRM_MS));
  const texts = subject.campaignId === null ? CONFIRM_CELEBRITY : CONFIRM_CAMPAIGN;
  const text = texts[ctx.language](subject);
  return renderPageMail(ctx, ctx.language, `/reminders/confirm?token=${token}`, {
    ...text,
    reason: 'entered',
  });
}
