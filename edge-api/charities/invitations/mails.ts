import type { Ctx } from '../../platform/context.ts';
import { queueMail } from '../../platform/mail.ts';
import { renderMail } from '../../platform/render-mail.ts';
import type { Language } from '../../platform/rules.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

type Invitation = {
  readonly email: string;
  readonly language: Language;
  readonly charity: string;
  readonly link: { readonly id: string; readonly token: string };
};

/** Returns the statement that queues an invitation, for the batch that stores its link. */
export function queueInvitation(ctx: Ctx, { email, language, charity, link }: Invitation) {
  const { subject, label, ...text } = MAIL_TEXTS[language](charity, email);
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/charity-invitation?token=${link.token}`;
  const bodies = renderMail(language, { ...text, action: { label, url } });
  return queueMail(ctx, { key: `charity-invitation:${link.id}`, to: email, subject, ...bodies });
}
