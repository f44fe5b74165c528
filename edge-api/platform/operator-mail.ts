import type { Ctx } from './context.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';
import type { Language } from './rules.ts';

/** The operator's mails are in one language. */
const OPERATOR_LANGUAGE: Language = 'nl';

type OperatorMail = Readonly<Record<'key' | 'subject', string>> & { readonly paragraphs: readonly string[] };

/** What a mail to the operator needs of a context. */
export type ForOperator = { readonly settings: Pick<Ctx['settings'], 'OPERATOR_EMAIL'> };

/** Lists the mail that tells the operator of something: one for a key, none where no operator's address is set. */
export function listOperatorMails(
  ctx: ForOperator,
  { key, subject, paragraphs }: OperatorMail,
): readonly Mail[] {
  const to = ctx.settings.OPERATOR_EMAIL;
  if (to === undefined) return [];
  return [{ key, to, subject, ...renderMail(OPERATOR_LANGUAGE, { heading: subject, paragraphs }) }];
}
