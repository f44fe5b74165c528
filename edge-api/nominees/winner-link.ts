import { eq } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { signToken, verifyToken } from '../platform/signed-token.ts';
import { submissions } from '../submissions/table.ts';
import { WINNER_LINK_MS } from './rules.ts';

/** A winner and the time of the choice, which the link is bound to. */
export type InvitedWinner = { readonly submissionId: string; readonly selectedAt: Date };

/** Returns the token of a winner's page, which is stable while they remain the winner and keep an address. */
export async function signWinnerToken(ctx: Ctx, { submissionId, selectedAt }: InvitedWinner, email?: string) {
  const [fan] = await ctx.db
    .select({ email: user.email })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(eq(submissions.id, submissionId));
  const value = toTokenValue(ctx, submissionId, email ?? fan?.email);
  return signToken(ctx, 'winner', value, new Date(selectedAt.getTime() + WINNER_LINK_MS));
}

/** Returns the submission of a winner's token and a check of its address; undefined if it is invalid. */
export async function readWinnerToken(ctx: Ctx, token: string) {
  const value = await verifyToken(ctx, 'winner', token);
  if (value === undefined) return undefined;
  const [submissionId = ''] = value.split(' ');
  return { submissionId, isFor: (address: string) => value === toTokenValue(ctx, submissionId, address) };
}

/** Includes the address only as a keyed digest, so that the token does not reveal it. */
const toTokenValue = ({ settings }: Ctx, submissionId: string, address = '') =>
  `${submissionId} ${hmacSha256(settings.BETTER_AUTH_SECRET, `winner:${submissionId}:${address}`).slice(0, 32)}`;

/** Returns the path, without the language, of the page on which a winner accepts or declines. */
export async function getWinnerPath(ctx: Ctx, winner: InvitedWinner): Promise<string> {
  return `/winner?token=${await signWinnerToken(ctx, winner)}`;
}
