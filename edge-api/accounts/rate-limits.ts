import type { Ctx, Person } from '../platform/context.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';

/** Counts an attempt at a person's password: login, subscribing, changing, erasing. */
export async function limitLogins(ctx: Ctx, email: string): Promise<void> {
  await enforceRateLimit(ctx, 'login', email, ctx.settings.LIMIT_LOGIN);
}

/** Counts a lookup or a creation of an account. */
export async function limitAccountCalls(ctx: Ctx, email: string): Promise<void> {
  await enforceRateLimit(ctx, 'accounts-ip', ctx.ip, ctx.settings.LIMIT_ACCOUNTS);
  await enforceRateLimit(ctx, 'accounts-address', email, ctx.settings.LIMIT_ACCOUNTS);
}

/** Counts a mail to an address that anybody may type. */
export async function limitMails(ctx: Ctx, email: string): Promise<void> {
  await enforceRateLimit(ctx, 'mail-ip', ctx.ip, ctx.settings.LIMIT_MAIL_PER_IP);
  await enforceRateLimit(ctx, 'mail-address', email, ctx.settings.LIMIT_MAIL_PER_ADDRESS);
}

/** Counts a notice to a person's own address, apart from the mails that anybody may ask for. */
export async function limitOwnMails(ctx: Ctx, { id }: Person): Promise<void> {
  await enforceRateLimit(ctx, 'mail-person', id, ctx.settings.LIMIT_MAIL_PER_ADDRESS);
}
