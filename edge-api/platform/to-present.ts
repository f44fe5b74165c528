import type { Ctx } from './context.ts';

/** Returns the context as of this moment, for each step of work that takes minutes. */
export function toPresent(ctx: Ctx): Ctx {
  return { ...ctx, now: ctx.clock() };
}
