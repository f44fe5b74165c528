import type { Ctx } from '../platform/context.ts';
import { countAttempt } from '../platform/rate-limit.ts';

/** One try at a person's password, wherever it is asked for: login, subscribing, changing, erasing. */
export async function countLogin(ctx: Ctx, email: string): Promise<void> {
  await countAttempt(ctx, 'login', email, ctx.settings.LIMIT_LOGIN);
}

/** One question whether an address has an account, or one new account. */
export async function countAccountCall(ctx: Ctx, email: string): Promise<void> {
  await countAttempt(ctx, 'accounts-ip', ctx.ip, ctx.settings.LIMIT_ACCOUNTS);
  await countAttempt(ctx, 'accounts-address', email, ctx.settings.LIMIT_ACCOUNTS);
}

/** One mail to an address that anybody may type. */
export async function countMail(ctx: Ctx, email: string): Promise<void> {
  await countAttempt(ctx, 'mail-ip', ctx.ip, ctx.settings.LIMIT_MAIL_PER_IP);
  await countAttempt(ctx, 'mail-address', email, ctx.settings.LIMIT_MAIL_PER_ADDRESS);
}
