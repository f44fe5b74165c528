import type { Ctx } from '../platform/context.ts';
import type { TokenBody } from './contract.ts';
import { LINK_PURPOSES, requireLink } from './link.ts';
import { limitLoginNetwork } from './rate-limits.ts';

/** Throws 400 for the link of a mail that does not work any more, before its person presses or types anything. */
export async function checkLink(ctx: Ctx, { token }: TokenBody): Promise<void> {
  await limitLoginNetwork(ctx);
  await requireLink(ctx, [...LINK_PURPOSES, 'undo-address'], token);
}
