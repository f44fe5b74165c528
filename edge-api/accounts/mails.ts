import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { renderMail } from '../platform/render-mail.ts';
import { queueMail, queueMailIf } from '../platform/mail.ts';
import type { Language } from '../platform/rules.ts';
import type { LinkPurpose } from './link.ts';
import type { AccountMails } from './mail-texts.ts';
import { mailsEn } from './mails.en.ts';
import { mailsNl } from './mails.nl.ts';

const TEXTS: Readonly<Record<Language, AccountMails>> = { nl: mailsNl, en: mailsEn };

/** The page on which each link is used. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': 'verify-email',
  'change-email': 'verify-email',
  'cancel-email-change': 'cancel-email-change',
  'reset-password': 'reset-password',
};

type Recipient = { readonly email: string; readonly language: Language };

/** Returns the statement that queues the mail with a link, for the batch that stores the link. */
export function queueLinkMail(
  ctx: Ctx,
  purpose: LinkPurpose,
  to: Recipient,
  link: { readonly id: string; readonly token: string },
) {
  const { subject, label, ...text } = TEXTS[to.language][purpose];
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${to.language}/${PAGES[purpose]}?token=${link.token}`;
  const bodies = renderMail(to.language, { ...text, action: { label, url } });
  return queueMail(ctx, { key: `${purpose}:${link.id}`, to: to.email, subject, ...bodies });
}

/** Returns the statement that queues a notice of a change while `condition` holds; `occasion` makes it unique. */
export function queueNotice(
  ctx: Ctx,
  notice: 'email-changed' | 'password-changed',
  to: Recipient,
  occasion: string,
  condition: SQL = sql`true`,
) {
  const { subject, ...text } = TEXTS[to.language][notice];
  const mail = { key: `${notice}:${occasion}`, to: to.email, subject, ...renderMail(to.language, text) };
  return queueMailIf(ctx, mail, condition);
}
