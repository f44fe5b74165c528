import type { Ctx } from './context.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';
import type { Language } from './rules.ts';

/** The operator's mails are in one language. */
const OPERATOR_LANGUAGE: Language = 'nl';

type OperatorMail = Readonly<Record<'key' | 'subject', string>> & { readonly paragraphs: readonly string[] };

/** Lists the mail that tells the operator of something: one for a key, none where no operator's address is set. */
export function listOperatorMails(ctx: Ctx, { key, subject, paragraphs }: OperatorMail): readonly Mail[] {
  const to = ctx.settings.OPERATOR_EMAIL;
  if (to === undefined) return [];
  return [{ key, to, subject, ...renderMail(OPERATOR_LANGUAGE, { heading: subject, paragraphs }) }];
}
