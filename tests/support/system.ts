import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { systemContext, type Ctx } from '#api/platform/context.ts';
import type { Role } from '#api/platform/rules.ts';
import { openDb } from '#api/platform/db.ts';

export const db = openDb(env);

/** Runs a verb as the system at an instant, and waits for its background work. */
export async function runAsSystem<Result>(
  work: (ctx: Ctx) => Promise<Result>,
  now: Date | Ctx['clock'] = new Date(),
  under: Env = env,
): Promise<Result> {
  const context = createExecutionContext();
  const clock = now instanceof Date ? () => now : now;
  const result = await work(systemContext(under, clock, (later) => context.waitUntil(later)));
  await waitOnExecutionContext(context);
  return result;
}

type Acting = { readonly id: string; readonly email?: string; readonly role?: Role };

/** Returns a context with a person who has just logged in as the actor. */
export function actAs(ctx: Ctx, { id, email = '', role = 'celebrity' }: Acting): Ctx {
  const person = { id, email, role, name: 'Noor', _verified: true, language: 'en' } as const;
  return { ...ctx, actor: { kind: 'person', person, sessionId: 'none', loggedInAt: ctx.now } };
}
