import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runAsSystem } from '#tests/support/api.ts';
import type { Ctx } from './context.ts';
import { isUniqueViolation } from './db.ts';
import { mails, sweeps } from './table.ts';
import { commit, isUnchanged, runUnit, whileUnchanged } from './unit-of-work.ts';

const startedAt = new Date('2026-05-01T12:00:00Z');

async function store(ctx: Ctx, durationMs = 0): Promise<string> {
  const id = crypto.randomUUID();
  await ctx.db.insert(sweeps).values({ id, startedAt, durationMs, figures: {}, failedParts: [] });
  return id;
}

async function read(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(sweeps).where(eq(sweeps.id, id));
  if (!row) throw new Error('the row is gone');
  return row;
}

const addTo = (ctx: Ctx, { id, durationMs }: typeof sweeps.$inferSelect, by = 1) =>
  ctx.db
    .update(sweeps)
    .set({ durationMs: durationMs + by })
    .where(eq(sweeps.id, id));

/** Adds one to a row's number as a unit of work; `meanwhile` runs between reading and writing. */
const count = (ctx: Ctx, id: string, meanwhile?: () => Promise<unknown>) =>
  runUnit(async () => {
    const row = await read(ctx, id);
    await meanwhile?.();
    await commit(ctx, isUnchanged(sweeps, row), [addTo(ctx, row)]);
  });

test('concurrent units each count what the others wrote', () =>
  runAsSystem(async (ctx) => {
    const id = await store(ctx);
    await Promise.all(Array.from({ length: 8 }, () => count(ctx, id)));
    expect((await read(ctx, id)).durationMs).toBe(8);
  }));

test('a commit writes all of its statements or none, and returns what each yields', () =>
  runAsSystem(async (ctx) => {
    const id = await store(ctx);
    const row = await read(ctx, id);
    await expect(
      commit(ctx, isUnchanged(sweeps, { id, durationMs: 1 }), [addTo(ctx, row)]),
    ).rejects.toThrow();
    await expect(
      commit(ctx, undefined, [addTo(ctx, row), ctx.db.insert(sweeps).values(row)]),
    ).rejects.toSatisfy(isUniqueViolation);
    expect(await read(ctx, id)).toEqual(row);
    const results = await commit(ctx, undefined, [addTo(ctx, row).returning({ id: sweeps.id })]);
    expect(results).toEqual([[{ id }]]);
  }));

test('a guard goes into a value of a single statement as well', () =>
  runAsSystem(async (ctx) => {
    const id = await store(ctx);
    const known = await read(ctx, id);
    let tries = 0;
    const write = (row: typeof known) =>
      ctx.db
        .update(sweeps)
        .set({ durationMs: whileUnchanged(isUnchanged(sweeps, row), sql`${row.durationMs + 5}`) })
        .where(eq(sweeps.id, id));
    await addTo(ctx, known);
    await runUnit(async () => write((tries += 1) === 1 ? known : await read(ctx, id)));
    expect((await read(ctx, id)).durationMs).toBe(6);
    expect(tries).toBe(2);
  }));

test('a missing value is compared like any other', () =>
  runAsSystem(async (ctx) => {
    const id = await store(ctx);
    const isEmpty = isUnchanged(mails, { id, sentAt: null });
    await expect(commit(ctx, isEmpty, [])).rejects.toThrow();
  }));

test('gives up when what it reads changes every time', () =>
  runAsSystem(async (ctx) => {
    const id = await store(ctx);
    let tries = 0;
    const meanwhile = async () => {
      tries += 1;
      await addTo(ctx, await read(ctx, id));
    };
    await expect(count(ctx, id, meanwhile)).rejects.toThrow('kept changing');
    expect(tries).toBe(25);
    expect((await read(ctx, id)).durationMs).toBe(tries);
  }));

test('a unit that failed for another reason is not run again', () =>
  runAsSystem(async (ctx) => {
    const id = await store(ctx);
    let tries = 0;
    const meanwhile = async () => {
      tries += 1;
      // Fails with a query that contains the message of a conflict.
      await ctx.db
        .insert(sweeps)
        .values({ ...(await read(ctx, id)), failedParts: ['changed since it was read'] });
    };
    await expect(count(ctx, id, meanwhile)).rejects.toSatisfy(isUniqueViolation);
    expect(tries).toBe(1);
  }));
