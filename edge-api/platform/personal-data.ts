import { eq, or } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx, Person } from './context.ts';
import { mails } from './table.ts';

/** What a module holds of a person: the lists in their data export, by name, and the statements that erase them. */
export type PersonalData = {
  readonly exports?: Readonly<Record<string, (ctx: Ctx, person: Person) => BatchItem<'sqlite'>>>;
  readonly erase: (ctx: Ctx, person: Person) => readonly BatchItem<'sqlite'>[];
};

export const mailData: PersonalData = {
  erase: ({ db }, { id, email }) => [
    db.delete(mails).where(or(eq(mails.recipient, email), eq(mails.userId, id))),
  ],
};
