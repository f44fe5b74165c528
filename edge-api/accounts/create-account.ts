import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import type { Language } from '../platform/rules.ts';
import { isConflict } from '../platform/unit-of-work.ts';
import { hashPassword } from './auth.ts';
import type { User } from './contract.ts';
import { CREDENTIAL } from './find-person.ts';
import { createLink } from './link.ts';
import { toLinkMail } from './mails.ts';
import { toPersonKey, type SIGN_UP_ROLES } from './rules.ts';
import { claimAddress } from './store-address.ts';
import { account, user, verification } from './table.ts';

export type NewAccount = Pick<
  typeof user.$inferInsert,
  'email' | 'name' | 'phone' | 'location' | 'passwordIsGenerated'
> & {
  readonly language: Language;
  readonly id?: string | undefined;
  readonly password: string;
  readonly role: (typeof SIGN_UP_ROLES)[number];
};

/**
 * Stores a person with their password, verification link and mail, and the statements of `storeWith`, in one batch, so
 * that no part exists without the others. Returns undefined when the address has an account, even one created
 * concurrently, or can be an account's again.
 */
export async function createAccount(
  ctx: Ctx,
  input: NewAccount,
  storeWith: (userId: string) => readonly BatchItem<'sqlite'>[] = () => [],
): Promise<User | undefined> {
  const { email, name, language, role, passwordIsGenerated = false } = input;
  const id = input.id ?? crypto.randomUUID();
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const password = await hashPassword(input.password);
  const link = createLink(ctx, 'verify-email', { subject: id, email });
  const notMe = createLink(ctx, 'not-me', { subject: id, email });
  const credential = { id: crypto.randomUUID(), accountId: id, providerId: CREDENTIAL, userId: id, password };
  const mail = toLinkMail(ctx, 'verify-email', { email, language }, link, { notMe });
  try {
    await ctx.db.batch([
      ctx.db
        .insert(user)
        .values({
          id,
          email: claimAddress(ctx, email, id),
          name,
          language,
          role,
          phone: input.phone ?? null,
          location: input.location ?? null,
          personKey: toPersonKey(email),
          passwordIsGenerated,
          ...times,
        }),
      ctx.db.insert(account).values({ ...credential, ...times }),
      ...storeWith(id),
      ctx.db.insert(verification).values([link.row, notMe.row]),
      queueMail(ctx, mail),
    ]);
  } catch (error) {
    if (isUniqueViolation(error) || isConflict(error)) return undefined;
    throw error;
  }
  ctx.defer(sendDueMails(ctx));
  return { id, name, email, role, _verified: false, language };
}
