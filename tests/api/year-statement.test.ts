import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getYearStatement, getYearWithPayments } from '#api/payouts/get-year-statement.ts';
import { renderYearCsv } from '#api/payouts/render-year-csv.ts';
import { checkouts } from '#api/payments/table.ts';
import { createFan, createPaidSubscription, type Fan } from '../support/subscriptions.ts';
import { db, runAsSystem, actAs } from '../support/system.ts';

const JANUARY = new Date('2027-01-10T12:00:00Z');

async function pay(fan: Fan, changes: Partial<typeof checkouts.$inferInsert>) {
  const { sessionId } = await createPaidSubscription({ fan });
  await db.update(checkouts).set(changes).where(eq(checkouts.id, sessionId));
}

const read = (id: string, year = 2026, now = JANUARY) =>
  runAsSystem((ctx) => getYearStatement(actAs(ctx, { id, role: 'fan' }), { year }), now);

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
  expect(file).toContain('"total","","",20,"",10\r\n');
  expect(file).toContain('not deductible gifts');
});

test('there is a statement from New Year’s Day on, of years that are over', async () => {
  const fan = await createFan();
  await pay(fan, { paidAt: new Date('2026-06-01T10:00:00Z') });
  const find = (now: Date) => runAsSystem((ctx) => getYearWithPayments(actAs(ctx, fan)), now);
  expect(await find(new Date('2026-12-31T22:59:59Z'))).toEqual({ year: null });
  expect(await find(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: 2026 });
  await expect(read(fan.id, 2027)).rejects.toThrow('not_found');
  await expect(read(fan.id, 2026, new Date('2026-12-31T22:59:59Z'))).rejects.toThrow('not_found');
});

test('a statement needs a session and a year', async () => {
  const fan = await createFan();
  expect((await fan.get('/api/users/me/year-statement?year=soon')).status).toBe(400);
  expect((await fan.get('/api/users/me/year-statement?year=2025')).status).toBe(200);
});
