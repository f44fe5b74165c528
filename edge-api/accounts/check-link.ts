import type { Ctx } from '../platform/context.ts';
import type { TokenBody } from './contract.ts';
import { LINK_PURPOSES, requireLink } from './link.ts';
import { limitLoginNetwork } from './rate-limits.ts';

/** Throws 400 if a mailed link no longer works, so that a page can say so before it asks for anything. */
export async function checkLink(ctx: Ctx, { token }: TokenBody): Promise<void> {
  await limitLoginNetwork(ctx);
  await requireLink(ctx, [...LINK_PURPOSES, 'undo-address'], token);
}
