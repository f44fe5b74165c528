import type { SQL } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { nestQuotes } from './locale-rules.ts';
import { renderMail, type MailContent } from './render-mail.ts';
import type { Language, LocalizedText } from './rules.ts';
import { queueEach, type Mail } from './mail.ts';

/** The texts of a mail whose button, labelled `label`, leads to a page of the site. */
export type PageMailText = Omit<MailContent, 'action' | 'heading'> & {
  readonly subject: string;
  /** Defaults to the subject. */
  readonly heading?: string;
  /** Defaults to {@link TO_DASHBOARD}. */
  readonly label?: string;
};

const TO_DASHBOARD: LocalizedText = { nl: 'Naar je dashboard', en: 'Go to your dashboard' };

/** A mail's texts in every language, given its facts. */
export type MailTexts<Facts extends readonly unknown[]> = Readonly<
  Record<Language, (...facts: Facts) => PageMailText>
>;

/** Renders a mail with a button to a page of the site, named by its path without the language. */
export function renderPageMail(
  ctx: Ctx,
  language: Language,
  path: string,
  { subject, heading = subject, label = TO_DASHBOARD[language], ...content }: PageMailText,
) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}${path}`;
  return {
    subject: nestQuotes(subject.replace(/\s+/g, ' ')),
    ...renderMail(language, { ...content, heading, action: { label, url } }),
  };
}

const OPERATOR_LANGUAGE: Language = 'nl';

type OperatorMail = Readonly<Record<'key' | 'subject', string>> &
  Pick<MailContent, 'paragraphs' | 'action'> &
  Partial<Pick<MailContent, 'heading'>>;

/** Lists the mail to the operator, one per key; none if no operator's address is set. */
export function listOperatorMails(
  ctx: { readonly settings: Pick<Ctx['settings'], 'OPERATOR_EMAIL'> },
  { key, subject, heading = subject, ...content }: OperatorMail,
): readonly Mail[] {
  const to = ctx.settings.OPERATOR_EMAIL;
  if (to === undefined) return [];
  return [
    { key, to, subject, ...renderMail(OPERATOR_LANGUAGE, { ...content, heading, reason: 'operator' }) },
  ];
}

/** Returns the statement that queues such a mail, if a condition holds. */
export function queueOperatorMail(ctx: Ctx, mail: OperatorMail, condition?: SQL) {
  return queueEach(ctx, listOperatorMails(ctx, mail), condition);
}
