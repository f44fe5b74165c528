import type { Ctx } from './context.ts';

/** Returns a function that returns the context of the moment at which it is called, for work that takes minutes. */
export function createClock(ctx: Ctx): () => Ctx {
  const startedAt = Date.now();
  return () => ({ ...ctx, now: new Date(ctx.now.getTime() + Date.now() - startedAt) });
}
