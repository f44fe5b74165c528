import type { Ctx } from './context.ts';

/** Returns a function that returns the context of the moment at which it is called, for work that takes minutes. */
export function createClock(ctx: Ctx): () => Ctx {
  return () => ({ ...ctx, now: ctx.clock() });
}
