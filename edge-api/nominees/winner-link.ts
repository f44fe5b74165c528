import type { Ctx } from '../platform/context.ts';
import { signToken } from '../platform/signed-token.ts';
import { WINNER_LINK_MS } from './rules.ts';

/** A winner, whose link is of this choice alone. */
export type InvitedWinner = { readonly submissionId: string; readonly selectedAt: Date };

/** Returns the token of a winner's page: the same for as long as they are the winner. */
export function signWinnerToken(ctx: Ctx, { submissionId, selectedAt }: InvitedWinner): Promise<string> {
  return signToken(ctx, 'winner', submissionId, new Date(selectedAt.getTime() + WINNER_LINK_MS));
}

/** Returns the path, without the language, of the page on which a winner answers. */
export async function getWinnerPath(ctx: Ctx, winner: InvitedWinner): Promise<string> {
  return `/winner?token=${await signWinnerToken(ctx, winner)}`;
}
