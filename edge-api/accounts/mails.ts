import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { renderMail } from '../platform/render-mail.ts';
import { queueMail, queueMailIf, type Mail } from '../platform/mail.ts';
import type { Language } from '../platform/rules.ts';
import type { LinkPurpose, MailedLinkPurpose } from './link.ts';
import type { AccountMails, AccountNotice } from './mail-texts.ts';
import { mailsEn } from './mails.en.ts';
import { mailsNl } from './mails.nl.ts';

const TEXTS: Readonly<Record<Language, AccountMails>> = { nl: mailsNl, en: mailsEn };

/** The page on which each link is used. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': 'verify-email',
  'change-email': 'verify-email',
  'cancel-email-change': 'cancel-email-change',
  'reset-password': 'reset-password',
  'choose-password': 'reset-password',
  'log-in': 'login-link',
  'log-in-from-receipt': 'login-link',
};

type Recipient = {
  readonly email: string;
  readonly language: Language;
  /** Path that the page of the link leads back to. */
  readonly redirect?: string | undefined;
};

type LinkToken = { readonly id: string; readonly token: string };

/** Returns the statement that queues the mail with a link, for the batch that stores the link. */
export function queueLinkMail(ctx: Ctx, purpose: MailedLinkPurpose, to: Recipient, link: LinkToken) {
  return queueMail(ctx, toLinkMail(ctx, purpose, to, link));
}

/** Returns the mail with a link. `choosePassword` is a second one, for a person whose password we made. */
export function toLinkMail(
  ctx: Ctx,
  purpose: MailedLinkPurpose,
  to: Recipient,
  link: LinkToken,
  choosePassword?: LinkToken,
): Mail {
  const { generatedPassword, [purpose]: texts } = TEXTS[to.language];
  const { subject, label, ...text } = texts;
  const action = { label, url: toLinkUrl(ctx, purpose, to, link) };
  const second = choosePassword && {
    text: generatedPassword.text,
    label: generatedPassword.label,
    url: toLinkUrl(ctx, 'choose-password', to, choosePassword),
  };
  const bodies = renderMail(to.language, { ...text, action, ...(second && { second }) });
  return { key: `${purpose}:${link.id}`, to: to.email, subject, ...bodies };
}

/** Returns the part of a receipt's mail with the link that logs in; it leads to the person's list. */
export function toReceiptLogin(ctx: Ctx, language: Language, token: string) {
  const redirect = `/${language}/dashboard`;
  return {
    ...TEXTS[language].receiptLogin,
    url: toLinkUrl(ctx, 'log-in-from-receipt', { language, redirect }, { token }),
  };
}

function toLinkUrl(
  ctx: Ctx,
  purpose: LinkPurpose,
  { language, redirect }: Pick<Recipient, 'language' | 'redirect'>,
  { token }: Pick<LinkToken, 'token'>,
): string {
  const back = redirect === undefined ? '' : `&redirect=${encodeURIComponent(redirect)}`;
  return `${ctx.settings.PUBLIC_ORIGIN}/${language}/${PAGES[purpose]}?token=${token}${back}`;
}

/** Returns the statement that queues a notice of a change while `condition` holds; `occasion` makes it unique. */
export function queueNotice(
  ctx: Ctx,
  notice: AccountNotice,
  to: Recipient,
  occasion: string,
  condition: SQL = sql`true`,
) {
  const { subject, ...text } = TEXTS[to.language][notice];
  const mail = { key: `${notice}:${occasion}`, to: to.email, subject, ...renderMail(to.language, text) };
  return queueMailIf(ctx, mail, condition);
}
