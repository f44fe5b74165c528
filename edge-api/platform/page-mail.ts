import type { Ctx } from './context.ts';
import { renderMail, type MailContent } from './render-mail.ts';
import type { Language } from './rules.ts';

/** The words of a mail whose button, with `label`, leads to a page of the site. */
export type PageMailText = Omit<MailContent, 'action'> & {
  readonly subject: string;
  readonly label: string;
};

/** Renders a mail with a button to a page of the site, named by its path without the language. */
export function renderPageMail(
  ctx: Ctx,
  language: Language,
  path: string,
  { subject, label, ...content }: PageMailText,
) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}${path}`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...renderMail(language, { ...content, action: { label, url } }),
  };
}
