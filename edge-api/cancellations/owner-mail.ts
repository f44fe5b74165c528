import type { SQL } from 'drizzle-orm';
import type { Canceller } from '../campaigns/cancellation-rules.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMailIf } from '../platform/mail.ts';
import { renderMail } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { CAMPAIGN_STOPPED } from './mail-texts.ts';

type Campaign = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
};

/** Returns the statement that tells a campaign's owner that others ended it, while `condition` holds. */
export function queueOwnerMail(
  ctx: Ctx,
  { id, slug, name, email, language }: Campaign,
  { by, reason }: { readonly by: Canceller; readonly reason: string },
  condition: SQL,
) {
  const { subject, label, ...content } = CAMPAIGN_STOPPED[language](name, by, reason);
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/campaigns/${slug}`;
  const mail = renderMail(language, { ...content, action: { label, url } });
  const key = `campaign-stopped:${id}`;
  return queueMailIf(ctx, { key, to: email, subject: subject.replace(/\s+/g, ' '), ...mail }, condition);
}
