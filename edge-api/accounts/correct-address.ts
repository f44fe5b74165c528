import { eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { queueMail } from '../platform/mail.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import type { TokenBody } from './contract.ts';
import { createLink, deleteLinks, invalidLink, isUnused, requireLink } from './link.ts';
import { queueNotice, toLinkMail } from './mails.ts';
import { ADDRESS_UNAVAILABLE, ADDRESS_SAME } from './rules.ts';
import { endAllSessions } from './sessions.ts';
import { storeAddress, type OnNewAddress } from './store-address.ts';
import { user } from './table.ts';

type Correction = {
  readonly email: string;
  readonly onNewAddress: OnNewAddress;
  /** What is stored with it. */
  readonly more: readonly BatchItem<'sqlite'>[];
};

/**
 * Replaces a mistyped address by the one that its person meant, who has to prove it. The former address gets a link that
 * undoes it for seven days; whoever had proved that address is logged out. Throws 409 where the new one has an account.
 */
export async function correctAddress(
  ctx: Ctx,
  person: typeof user.$inferSelect,
  { email, onNewAddress, more }: Correction,
): Promise<void> {
  const { id: subject, language, email: former, emailVerified } = person;
  if (email === former) throw validationFailed([{ path: 'email', message: ADDRESS_SAME }]);
  const confirm = createLink(ctx, 'corrected-address', { subject, email });
  const undo = createLink(ctx, 'undo-address', { subject, email: former });
  await storeAddress(ctx, subject, {
    changes: { email, emailVerified: false },
    onNewAddress,
    refusal: () => new ApiError(409, 'conflict', ADDRESS_UNAVAILABLE),
    unchanged: isUnchanged(user, { id: subject, email: former, emailVerified }),
    statements: [
      confirm.statement,
      undo.statement,
      queueMail(ctx, toLinkMail(ctx, 'corrected-address', { email, language }, confirm)),
      queueMail(ctx, toLinkMail(ctx, 'undo-address', { email: former, language }, undo)),
      ...(emailVerified ? [endAllSessions(ctx, subject)] : []),
      ...more,
    ],
  });
}

/**
 * Gives an account back the address that it had before a correction, by the link that the address got: it counts as proved if
 * it ever was. Everyone is logged out, and both addresses are told. Throws 400 for a link that does not work any more.
 */
export async function undoCorrection(
  ctx: Ctx,
  { token }: TokenBody,
  onNewAddress: OnNewAddress,
): Promise<void> {
  const link = await requireLink(ctx, ['undo-address'], token);
  const [person] = await ctx.db.select().from(user).where(eq(user.id, link.subject));
  if (!person) throw invalidLink();
  const { language } = person;
  const notify = (email: string) =>
    queueNotice(ctx, 'correction-undone', { email, language }, `${link.id}:${email === link.email}`);
  await storeAddress(ctx, link.subject, {
    changes: { email: link.email, emailVerified: person.provenAt !== null },
    onNewAddress,
    refusal: invalidLink,
    unchanged: isUnused(link),
    statements: [
      deleteLinks(ctx, link.subject, ['undo-address']),
      endAllSessions(ctx, link.subject),
      notify(person.email),
      notify(link.email),
    ],
  });
}
