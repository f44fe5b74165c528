import type { SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { queueMail, type Mail } from '../platform/mail.ts';
import { renderMail } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { createLink, type AnyLinkPurpose, type MailedLinkPurpose } from './link.ts';
import type { AccountMails, AccountNotice } from './mail-texts.ts';
import { mailsEn } from './mails.en.ts';
import { mailsNl } from './mails.nl.ts';
import { verification } from './table.ts';

const TEXTS: Readonly<Record<Language, AccountMails>> = { nl: mailsNl, en: mailsEn };

/** The pages of links whose page is not named after their purpose. */
const PAGES: Readonly<Partial<Record<AnyLinkPurpose, string>>> = {
  'change-email': 'verify-email',
  'corrected-address': 'verify-email',
  'log-in': 'login-link',
  'log-in-from-receipt': 'login-link',
};

type Recipient = {
  readonly email: string;
  readonly language: Language;
  /** Path to which the link's page returns. */
  readonly redirect?: string | undefined;
};

type LinkToken = { readonly id: string; readonly token: string };

/**
 * Renders the mail of a link; `notMe` is a link to report that the recipient did not register, `code` is for a browser
 * other than the one that opens the mail's link.
 */
export function toLinkMail(
  ctx: Ctx,
  purpose: MailedLinkPurpose,
  to: Recipient,
  link: LinkToken,
  { notMe, code }: Readonly<Partial<Record<'notMe' | 'code', LinkToken | undefined>>> = {},
): Mail {
  const { notMe: notMeText, loginCode, [purpose]: texts } = TEXTS[to.language];
  const { subject, label, paragraphs, ...text } = texts;
  const codeText = code && loginCode;
  const bodies = renderMail(to.language, {
    ...text,
    // This one goes to the address that the account has.
    reason: purpose === 'cancel-email-change' ? 'account' : 'entered',
    paragraphs: [...paragraphs, codeText?.paragraph],
    code: code?.token,
    action: { label, url: toLinkUrl(ctx, purpose, to, link) },
    more: notMe ? [{ ...notMeText, url: toLinkUrl(ctx, 'not-me', to, notMe) }] : [],
  });
  return { key: `${purpose}:${link.id}`, to: to.email, subject: codeText?.subject ?? subject, ...bodies };
}

function toLinkUrl(
  ctx: Ctx,
  purpose: AnyLinkPurpose,
  { language, redirect }: Pick<Recipient, 'language' | 'redirect'>,
  { token }: Pick<LinkToken, 'token'>,
): string {
  const back = redirect === undefined ? '' : `&redirect=${encodeURIComponent(redirect)}`;
  // A new address needs a session, so its page asks for a log-in first.
  const change = purpose === 'change-email' ? '&change=1' : '';
  return `${ctx.settings.PUBLIC_ORIGIN}/${language}/${PAGES[purpose] ?? purpose}?token=${token}${change}${back}`;
}

/** Returns the statement that queues a notice of a change if a condition holds; `occasion` makes it unique. */
export function queueNotice(
  ctx: Ctx,
  notice: AccountNotice,
  to: Recipient,
  occasion: string,
  details: readonly string[] = [],
  condition?: SQL,
) {
  const { subject, paragraphs, toProfile: label, ...text } = TEXTS[to.language][notice];
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${to.language}/dashboard/profile`;
  const bodies = renderMail(to.language, {
    ...text,
    paragraphs: [...paragraphs, ...details],
    ...(label && { action: { label, url } }),
  });
  return queueMail(ctx, { key: `${notice}:${occasion}`, to: to.email, subject, ...bodies }, condition);
}

/** Creates the single-use log-in link of a receipt's mail, and its row for {@link storeReceiptLogins}. */
export function createReceiptLogin(
  ctx: Ctx,
  { userId: subject, email, language }: Pick<Recipient, 'email' | 'language'> & { readonly userId: string },
) {
  const link = createLink(ctx, 'log-in-from-receipt', { subject, email });
  const to = { language, redirect: `/${language}/dashboard` };
  const url = toLinkUrl(ctx, 'log-in-from-receipt', to, link);
  return { mailPart: { ...TEXTS[language].receiptLogin, url }, row: link.row };
}

/** Returns the statement that stores the links of many receipts. */
export function storeReceiptLogins(ctx: Ctx, rows: readonly ReturnType<typeof createReceiptLogin>['row'][]) {
  return insertRows(ctx.db, verification, rows);
}
