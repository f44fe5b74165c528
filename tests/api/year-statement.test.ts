import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getYearStatement, getYearWithPayments, renderYearCsv } from '#api/payouts/get-year-statement.ts';
import { checkouts } from '#api/payments/table.ts';
import type { Ctx, Person } from '#api/platform/context.ts';
import {
  COMPLETED,
  createFan,
  createProviderEvent,
  createSubscription,
  db,
  deliverEvent,
  runAsSystem,
  simulateAtProvider,
} from '../support/payments.ts';

const JANUARY = new Date('2027-01-10T12:00:00Z');

async function pay(
  fan: Awaited<ReturnType<typeof createFan>>,
  changes: Partial<typeof checkouts.$inferInsert>,
) {
  const { sessionId } = await createSubscription({ fan });
  await deliverEvent(createProviderEvent(COMPLETED, await simulateAtProvider('pay', sessionId)));
  await db.update(checkouts).set(changes).where(eq(checkouts.id, sessionId));
}

function actAs(ctx: Ctx, id: string): Ctx {
  const person: Person = {
    id,
    name: 'Noor',
    email: 'n@e.test',
    role: 'fan',
    _verified: true,
    language: 'en',
  };
  return { ...ctx, actor: { kind: 'person', person, sessionId: 'none', loggedInAt: ctx.now } };
}

const read = (id: string, year = 2026, now = JANUARY) =>
  runAsSystem((ctx) => getYearStatement(actAs(ctx, id), { year }), now);

test('a statement has a person’s own payments of the year, by the clock of Amsterdam, with what went back', async () => {
  const [fan, other] = [await createFan(), await createFan()];
  // The first minute of the year in Amsterdam is in the year before in UTC.
  await pay(fan, { paidAt: new Date('2025-12-31T23:00:00Z') });
  await pay(fan, { paidAt: new Date('2025-12-31T22:59:59Z') });
  const refund = { state: 'refunded', refundedAt: new Date('2027-01-02T10:00:00Z') } as const;
  await pay(fan, { paidAt: new Date('2026-12-31T22:59:59Z'), ...refund });
  await pay(fan, { paidAt: new Date('2026-12-31T23:00:00Z') });
  await pay(other, { paidAt: new Date('2026-06-01T10:00:00Z') });
  const statement = await read(fan.id);
  expect(statement).toMatchObject({
    year: 2026,
    name: 'Noor',
    paidCents: 2000,
    refundedCents: 1000,
    hasMore: false,
    payments: [
      { paidOn: '2026-01-01', paidCents: 1000, refundedOn: null, refundedCents: 0 },
      { paidOn: '2026-12-31', paidCents: 1000, refundedOn: '2027-01-02', refundedCents: 1000 },
    ],
  });
  expect(statement.payments[0]?.charity).toMatch(/^Charity /);
  const { file, name } = renderYearCsv(statement, 'en');
  expect(name).toBe('power-hour-2026.csv');
  expect(file).toContain('"Paid on","Campaign","Charity","Paid","Refunded on","Refunded"\r\n');
  expect(file).toContain('"Total","","",20,"",10\r\n');
  expect(file).toContain('not deductible gifts');
  expect(renderYearCsv(statement, 'nl').file).toContain('"Totaal";"";"";20;"";10\r\n');
});

test('there is a statement from New Year’s Day on, of years that are over', async () => {
  const fan = await createFan();
  await pay(fan, { paidAt: new Date('2026-06-01T10:00:00Z') });
  const find = (now: Date) => runAsSystem((ctx) => getYearWithPayments(actAs(ctx, fan.id)), now);
  expect(await find(new Date('2026-12-31T22:59:59Z'))).toEqual({ year: null });
  expect(await find(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: 2026 });
  await expect(read(fan.id, 2027)).rejects.toThrow('not_found');
  await expect(read(fan.id, 2026, new Date('2026-12-31T22:59:59Z'))).rejects.toThrow('not_found');
});

test('a statement needs a session and a year', async () => {
  const fan = await createFan();
  expect((await fan.get('/api/users/me/year-statement?year=soon')).status).toBe(400);
  expect((await fan.get('/api/users/me/year-statement?year=2025')).status).toBe(200);
  expect((await fan.get('/api/users/me/year-statement.csv?year=2025&language=de')).status).toBe(400);
});
