import { user } from '../../edge-api/accounts/table.ts';
import { submissions } from '../../edge-api/subscriptions/table.ts';
import { db } from './payments.ts';

/** Rows of one statement: D1 takes at most a hundred parameters a query. */
const ROWS_AT_ONCE = 6;
const PLAIN = 'It would be nice to meet her.';

/** Writes paid answers of as many new people straight into the database; returns the submissions' ids. */
export async function plantAnswers(
  campaignId: string,
  count: number,
  answerOf: (index: number) => string = () => PLAIN,
): Promise<readonly string[]> {
  const now = new Date();
  const people = Array.from({ length: count }, () => crypto.randomUUID());
  const rows = people.map((userId, index) => ({
    id: crypto.randomUUID(),
    campaignId,
    userId,
    status: 'paid' as const,
    questionKey: 'why-meet' as const,
    question: 'Why do you want to meet Mila?',
    answer: answerOf(index),
    language: 'en' as const,
    attemptAt: now,
    paidAt: new Date(now.getTime() + index),
    createdAt: now,
    updatedAt: now,
  }));
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    await db.batch([
      db.insert(user).values(
        part.map(({ userId: id }) => ({
          id,
          name: 'Sanne de Vries',
          email: `${id}@example.test`,
          emailVerified: true,
        })),
      ),
      db.insert(submissions).values(part),
    ]);
  }
  return rows.map(({ id }) => id);
}
