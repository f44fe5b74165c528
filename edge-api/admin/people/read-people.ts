import { desc, eq, inArray, sql, type SQL, type SQLWrapper, and, gt } from 'drizzle-orm';
import { normalizeEmail, toPersonKey } from '../../accounts/rules.ts';
import { toLastWord, user, session } from '../../accounts/table.ts';
import { checkouts } from '../../payments/table.ts';
import type { Ctx } from '../../platform/context.ts';
import { pick } from '../../platform/pick.ts';
import { submissions } from '../../submissions/table.ts';
import { matchReference, isOfAnswer, queryPayments, toAdminPayment } from '../list-payments.ts';
import type { FoundPeoplePage, FoundPerson, PeopleSearch, PersonRecord } from '../people-contract.ts';
import { SEARCH_MATCHES_MAX, ADMIN_PAGE_SIZE } from '../rules.ts';
import { adminNotes } from '../../admin-log/table.ts';
import { campaigns } from '../../campaigns/table.ts';
import { readAdminCampaigns } from '../list-admin-campaigns.ts';
import { queryNotes } from '../notes.ts';
import { requirePersonRow } from '../require-subject.ts';

/** Returns the people matching a search: an exact match of the address first, then the newest. */
export async function findPeople(ctx: Ctx, { search }: PeopleSearch): Promise<FoundPeoplePage> {
  const rows = await queryPeople(ctx, search);
  return { docs: rows.map(toFoundPerson), next: null };
}

/**
 * Returns the query for people whose address, name or surname, with its prefix or without, starts with the search, whose
 * address is another spelling of it, whose id it is, or who made the payment with that reference. Each condition uses
 * an index.
 */
export function queryPeople(ctx: Ctx, search: string) {
  const email = normalizeEmail(search);
  const lastWord = search.slice(search.lastIndexOf(' ') + 1);
  const conditions = [
    beginsWith(user.email, email),
    // Lower-cased by SQLite on both sides, which leaves “Ö” unchanged where JavaScript does not.
    beginsWith(sql`lower(${user.name})`, sql`lower(${search})`),
    sql`${beginsWith(toLastWord(user.name), sql`lower(${lastWord})`)}
      and instr(lower(' ' || ${user.name}), lower(${` ${search}`}))`,
    eq(user.personKey, toPersonKey(email)),
    sql`${user.id} in (${search}, ${selectPayers(search)})`,
  ];
  const matches = conditions.map(
    (condition) => sql`select * from (select ${user.id} from ${user}
      where ${condition} limit ${SEARCH_MATCHES_MAX})`,
  );
  return ctx.db
    .select()
    .from(user)
    .where(inArray(user.id, sql`(${sql.join(matches, sql` union `)})`))
    .orderBy(desc(eq(user.email, email)), desc(user.createdAt))
    .limit(SEARCH_MATCHES_MAX);
}

/** Greater than every other character. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Returns the condition that a text starts with another; it can use an index on the text. */
function beginsWith(column: SQLWrapper, start: string | SQL): SQL {
  return sql`(${column} >= ${start} and ${column} < ${start} || ${LAST_CHARACTER})`;
}

/** Selects the person who made the payment with a reference; a reference never belongs to two people. */
const selectPayers = (reference: string) => sql`(select ${submissions.userId} from ${submissions}
  where ${submissions.id} in (select ${checkouts.submissionId} from ${checkouts}
  where ${checkouts.id} in ${matchReference(reference)}) limit 1)`;

/** Converts a person's row for an admin's list. */
function toFoundPerson(row: typeof user.$inferSelect): FoundPerson {
  return {
    ...pick(row, 'id', 'name', 'email', 'role'),
    isVerified: row.emailVerified,
    isSuspended: row.suspendedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the query for a person's latest payments, looked up by their answers. */
export function queryPersonPayments(ctx: Ctx, userId: string) {
  return queryPayments(ctx, isOfAnswer(ctx, eq(submissions.userId, userId)), ADMIN_PAGE_SIZE);
}

/** Returns a person with their latest campaigns and payments and admins' notes. Throws 404 for an unknown one. */
export async function getPerson(ctx: Ctx, id: string): Promise<PersonRecord> {
  const person = await requirePersonRow(ctx, id);
  const [campaignsOwned, payments, notes, sessions] = await Promise.all([
    readAdminCampaigns(ctx, eq(campaigns.ownerId, id), ADMIN_PAGE_SIZE),
    queryPersonPayments(ctx, id),
    queryNotes(ctx, eq(adminNotes.userId, id)),
    ctx.db.$count(session, and(eq(session.userId, id), gt(session.expiresAt, ctx.now))),
  ]);
  return {
    ...toFoundPerson(person),
    isNameHidden: person.isNameHidden,
    sessions,
    campaigns: campaignsOwned,
    payments: payments.map(toAdminPayment),
    notes,
  };
}
