import type { Ctx, Person } from '../platform/context.ts';
import { queueMail } from '../platform/mail.ts';
import { renderMail } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';

const TEXTS: Readonly<Record<Language, { readonly subject: string; readonly text: string }>> = {
  nl: {
    subject: 'Je account is verwijderd',
    text: 'Op je verzoek hebben we je account en je gegevens verwijderd. Wat we van betalingen moeten bewaren, bewaren we zonder je naam. Dit is onze laatste mail.',
  },
  en: {
    subject: 'Your account has been deleted',
    text: 'At your request we have deleted your account and your data. What we have to keep about payments, we keep without your name. This is our last email.',
  },
};

/** Returns the statement of the last mail to a person, which must follow the deletion of all their other mails. */
export function queueErasedMail(ctx: Ctx, { id, email: to, language }: Person) {
  const { subject, text } = TEXTS[language];
  const bodies = renderMail(language, { heading: subject, paragraphs: [text], reason: 'asked' });
  return queueMail(ctx, { key: `account-erased:${id}:${ctx.now.getTime()}`, to, subject, ...bodies });
}
