import type { SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { insertIf } from '../platform/insert-if.ts';
import type { Language } from '../platform/rules.ts';
import { createLink } from './link.ts';
import { toReceiptLogin } from './mails.ts';
import { verification } from './table.ts';

/**
 * Creates the link of a receipt's mail, which logs its person in once: what the mail says of it, and the statement
 * that stores it while a condition holds, for the batch of the mail.
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
  return {
    mailPart: toReceiptLogin(ctx, language, token),
    toStatement: (condition: SQL) => insertIf(ctx.db, verification, row, condition),
  };
}
