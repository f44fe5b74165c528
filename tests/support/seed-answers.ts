import { eq, max } from 'drizzle-orm';
import { user } from '#api/accounts/table.ts';
import { checkouts } from '#api/payments/table.ts';
import { nextFanNumber } from '#api/submissions/store-answer.ts';
import { submissions } from '#api/submissions/table.ts';
import { db } from './system.ts';

/** D1 accepts at most a hundred parameters per query. */
const ROWS_PER_INSERT = 5;
/** Too short for near copies. */
export const PLAIN = 'It is nice.';

type NewAnswer = typeof submissions.$inferInsert;

/** Inserts a person's paid answer; returns its id. */
export async function seedAnswer(
  campaignId: string,
  userId: string | null,
  overrides: Partial<NewAnswer> = {},
): Promise<string> {
  const [id, now] = [crypto.randomUUID(), new Date()];
  await db.insert(submissions).values({
    id,
    campaignId,
    userId,
    status: 'paid',
    questionKey: 'why-meet',
    question: 'Why do you want to meet Mila?',
    answer: PLAIN,
    fanNumber: nextFanNumber(campaignId),
    language: 'en',
    attemptAt: now,
    paidAt: now,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  });
  return id;
}

/** Inserts a checkout of a submission. */
export async function seedCheckout(
  row: Pick<typeof checkouts.$inferInsert, 'submissionId'> & Partial<typeof checkouts.$inferInsert>,
): Promise<string> {
  const id = `cs_test_${crypto.randomUUID()}`;
  const now = new Date();
  await db.insert(checkouts).values({
    id,
    attempt: 1,
    url: 'https://pay.test',
    amountCents: 1000,
    currency: 'eur',
    expiresAt: now,
    createdAt: now,
    ...row,
  });
  return id;
}

/** Inserts paid answers of `count` new people; returns the submissions' ids in the order in which they break ties. */
export async function seedAnswers(
  campaignId: string,
  count: number,
  toAnswer: (index: number) => string = () => PLAIN,
): Promise<readonly string[]> {
  const now = new Date();
  const isOfCampaign = eq(submissions.campaignId, campaignId);
  const [last] = await db
    .select({ number: max(submissions.fanNumber) })
    .from(submissions)
    .where(isOfCampaign);
  const ids = Array.from({ length: count }, () => crypto.randomUUID()).toSorted();
  const rows = ids.map((id, index) => ({
    id,
    campaignId,
    userId: crypto.randomUUID(),
    status: 'paid' as const,
    questionKey: 'why-meet' as const,
    question: 'Why do you want to meet Mila?',
    answer: toAnswer(index),
    fanNumber: (last?.number ?? 0) + index + 1,
    language: 'en' as const,
    attemptAt: now,
    paidAt: new Date(now.getTime() + index),
    createdAt: now,
    updatedAt: now,
  }));
  const statements = Array.from({ length: Math.ceil(count / ROWS_PER_INSERT) }, (_, part) => {
    const chunk = rows.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT);
    const persons = chunk.map(({ userId: id }) => ({
      id,
      name: 'Sanne de Vries',
      email: `${id}@example.test`,
      emailVerified: true,
    }));
    return [db.insert(user).values(persons), db.insert(submissions).values(chunk)] as const;
  });
  const [first, ...more] = statements.flat();
  if (first) await db.batch([first, ...more]);
  return rows.map(({ id }) => id);
}
