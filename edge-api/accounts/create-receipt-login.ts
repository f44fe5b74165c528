import type { Ctx } from '../platform/context.ts';
import { insertRows } from '../platform/insert-rows.ts';
import type { Language } from '../platform/rules.ts';
import { createLink } from './link.ts';
import { toReceiptLogin } from './mails.ts';
import { verification } from './table.ts';

/**
 * Creates the link of a receipt's mail, which logs its person in once: what the mail says of it, and its row for
 * {@link storeReceiptLogins}.
 */
export function createReceiptLogin(
  ctx: Ctx,
  {
    userId,
    email,
    language,
  }: { readonly userId: string; readonly email: string; readonly language: Language },
) {
  const { token, row } = createLink(ctx, 'log-in-from-receipt', { subject: userId, email });
  return { mailPart: toReceiptLogin(ctx, language, token), row };
}

/** Returns the statement that stores the links of many receipts. */
export function storeReceiptLogins(ctx: Ctx, rows: readonly ReturnType<typeof createReceiptLogin>['row'][]) {
  return insertRows(ctx.db, verification, rows);
}
