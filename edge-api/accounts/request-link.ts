import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import type { LinkRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { createCode, createLink } from './link.ts';
import { createCodeRequest } from './login-code.ts';
import { toLinkMail } from './mails.ts';
import { limitMails } from './rate-limits.ts';
import { MAIL_SENT_IF_NEEDED } from './rules.ts';

type RequestedPurpose = 'log-in' | 'reset-password' | 'verify-email';

/** Long enough for the response to be sent first: work for a known address must not delay it. */
const AFTER_RESPONSE_MS = 100;

/** Sends a link if the address has an account that needs one; deferred, so that not even timing reveals it. */
export async function requestLink(
  ctx: Ctx,
  purpose: RequestedPurpose,
  to: LinkRequest,
  codeRequest?: string,
) {
  const found = ctx.deviceCookie === undefined ? undefined : await findPerson(ctx, to.email);
  await limitMails(ctx, to.email, found?.row.id);
  ctx.defer(scheduler.wait(AFTER_RESPONSE_MS).then(() => sendLink(ctx, purpose, to, { codeRequest })));
  return { message: MAIL_SENT_IF_NEEDED[ctx.language] };
}

/** Sends a log-in link and a code, which works only with its `codeRequest`; those of other browsers keep working. */
export async function requestLoginLink(ctx: Ctx, to: LinkRequest) {
  const { request, token } = await createCodeRequest(ctx, to.email);
  return { ...(await requestLink(ctx, 'log-in', to, request)), codeRequest: token };
}

/** Sends a link, in one batch with `more`. With `codeRequest`, the mail also contains a code. */
export async function sendLink(
  ctx: Ctx,
  purpose: RequestedPurpose,
  to: LinkRequest,
  options: { readonly codeRequest?: string | undefined; readonly more?: readonly BatchItem<'sqlite'>[] },
): Promise<void> {
  const { codeRequest, more = [] } = options;
  const found = await findPerson(ctx, to.email);
  if (!found || (purpose === 'verify-email' && found.row.emailVerified)) return;
  const { id: subject, language, email, provenAt } = found.row;
  const link = createLink(ctx, purpose, { subject, email });
  const isNew = purpose === 'verify-email' && provenAt === null;
  const notMe = isNew ? createLink(ctx, 'not-me', { subject, email }) : undefined;
  const code = codeRequest === undefined ? undefined : createCode(ctx, { subject, email }, codeRequest);
  await ctx.db.batch([
    link.statement,
    ...(notMe ? [notMe.statement] : []),
    ...(code ? [code.statement] : []),
    queueMail(ctx, toLinkMail(ctx, purpose, { ...to, language }, link, { notMe, code })),
    ...more,
  ]);
  await sendDueMails(ctx);
}
