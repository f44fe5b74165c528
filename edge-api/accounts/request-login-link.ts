import type { Ctx } from '../platform/context.ts';
import type { LoginLinkRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { limitMails } from './rate-limits.ts';
import { sendLink } from './send-link.ts';

/** Sends a link that logs in to an address that has an account; deferred, so that timing reveals nothing. */
export async function requestLoginLink(ctx: Ctx, { email, redirect }: LoginLinkRequest): Promise<void> {
  await limitMails(ctx, email);
  ctx.defer(sendLoginLink(ctx, email, redirect));
}

async function sendLoginLink(ctx: Ctx, email: string, redirect: string | undefined): Promise<void> {
  const account = await findPerson(ctx, email);
  if (!account) return;
  const { id, language } = account.row;
  await sendLink(ctx, 'log-in', { userId: id, email, language, redirect });
}
