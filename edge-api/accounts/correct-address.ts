import { and, eq, gte } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, requireRow, conflict } from '../platform/errors.ts';
import { queueMail } from '../platform/mail.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import type { TokenBody } from './contract.ts';
import { createLink, invalidLink, isUnused, requireLink, toIdentifier } from './link.ts';
import { queueNotice, toLinkMail } from './mails.ts';
import { replaceCredentials, type OnProven } from './prove-address.ts';
import { ADDRESS_UNAVAILABLE, ADDRESS_SAME } from './rules.ts';
import { endAllSessions } from './sessions.ts';
import { storeAddress, type OnNewAddress } from './store-address.ts';
import { user, verification } from './table.ts';
import { leaveNewTeams } from './team.ts';

type Correction = {
  readonly email: string;
  readonly onNewAddress: OnNewAddress;
  /** Further statements of the same batch. */
  readonly more: readonly BatchItem<'sqlite'>[];
};

/**
 * Replaces a mistyped address with the intended one, which the person has to prove. A link to the former address undoes
 * the correction within seven days. If the former address was never proved, it may be a stranger's, so the link ends as
 * soon as the new one is proved; otherwise all sessions end. Throws 409 if another account has the new address.
 */
export async function correctAddress(
  ctx: Ctx,
  person: typeof user.$inferSelect,
  { email, onNewAddress, more }: Correction,
): Promise<void> {
  const { id: subject, language, email: former, emailVerified } = person;
  if (email === former) throw validationFailed([{ path: 'email', message: ADDRESS_SAME }]);
  const confirm = createLink(ctx, 'corrected-address', { subject, email });
  const undoPurpose = emailVerified ? 'undo-address' : 'undo-unproven-address';
  const undo = createLink(ctx, undoPurpose, { subject, email: former });
  await storeAddress(ctx, subject, {
    changes: { email, emailVerified: false },
    onNewAddress,
    refusal: () => conflict(ADDRESS_UNAVAILABLE),
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
 * Restores the address that an account had before a correction, given the link that was mailed there; it counts as
 * proved if it did then. Ends all sessions and the undoing of later corrections, and notifies both addresses. If the
 * corrected address was proved, also removes the password, passkeys, invitations and new memberships. Throws 400 for
 * an invalid link.
 */
export async function undoCorrection(
  ctx: Ctx,
  { token }: TokenBody,
  { onProven, onNewAddress }: { readonly onProven: OnProven; readonly onNewAddress: OnNewAddress },
): Promise<void> {
  const link = await requireLink(ctx, ['undo-address', 'undo-unproven-address'], token);
  const person = await requireRow(ctx.db.select().from(user).where(eq(user.id, link.subject)), invalidLink);
  const { id, language, provenAt } = person;
  const { identifier, createdAt } = verification;
  const isLater = and(eq(identifier, toIdentifier(link.purpose, id)), gte(createdAt, link.createdAt));
  const wasProven = provenAt !== null && provenAt > link.createdAt;
  const notify = (email: string) =>
    queueNotice(ctx, 'correction-undone', { email, language }, `${link.id}:${email === link.email}`);
  await storeAddress(ctx, link.subject, {
    changes: {
      email: link.email,
      emailVerified: link.purpose === 'undo-address',
      // Its own person made what the proof of the corrected address held.
      heldSince: wasProven ? null : person.heldSince,
    },
    onNewAddress,
    refusal: invalidLink,
    unchanged: and(isUnused(link), isUnchanged(user, { id, provenAt })),
    statements: [
      ctx.db.delete(verification).where(isLater),
      endAllSessions(ctx, link.subject),
      ...(wasProven
        ? [
            ...replaceCredentials(ctx, id),
            ...leaveNewTeams(ctx, id, link.createdAt),
            ...onProven(ctx, id, 'undo', link.createdAt),
          ]
        : []),
      notify(person.email),
      notify(link.email),
    ],
  });
}
