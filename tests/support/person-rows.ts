import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { user, verification } from '#api/accounts/table.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { celebrityProfiles } from '#api/celebrities/table.ts';
import { media } from '#api/media/table.ts';
import { ownerNominations, winners } from '#api/nominees/table.ts';
import { checkouts } from '#api/payments/table.ts';
import { mails, rateLimits } from '#api/platform/table.ts';
import { reminders } from '#api/reminders/table.ts';
import { reports } from '#api/reports/table.ts';
import { scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { thanksFiles } from '#api/thanks/table.ts';
import { db } from './api.ts';
import { listTexts, TABLES } from './register.ts';
import { seedReport } from './reports.ts';
import { hoursFromNow, seedCampaign, seedUser, changeUser } from './seed.ts';
import { seedAnswer } from './answers.ts';
import { findRows, insertRow } from './rows.ts';

/** Returns the text that marks a column of a person's row. */
export const toCanary = (table: SQLiteTable, property: string) =>
  `canary(${getTableConfig(table).name}.${property})`;

/** The tables with an owner's words about other people's answers. */
const OWNERS_WORDS: readonly SQLiteTable[] = [ownerNominations, winners];

type Person = typeof user.$inferSelect;
type Row = Readonly<Record<string, unknown>>;

/** Returns the values by which the code recognizes rows as a person's. */
function toOverrides({ id, email }: Person): ReadonlyMap<SQLiteTable, Row> {
  const words = `${toCanary(submissions, 'answer')} ${toCanary(reports, 'quote')}`;
  return new Map<SQLiteTable, Row>([
    [campaigns, { isActive: false, winnersSelected: true, plannedAt: hoursFromNow(-1) }],
    [celebrityProfiles, { email }],
    [checkouts, { state: 'paid' }],
    [mails, { recipient: email }],
    [media, { isUsed: true }],
    [rateLimits, { windowEndsAt: hoursFromNow(1).getTime() }],
    [reminders, { email }],
    [scores, { score: 8 }],
    [submissions, { answer: words, status: 'paid', paidAt: new Date() }],
    [thanksFiles, { state: 'ready' }],
    [verification, { identifier: `reset-password:${id}`, value: email, expiresAt: hoursFromNow(1) }],
  ]);
}

/**
 * Gives a person without a profile a row in every table, with a canary in every text: as owner of a campaign in which
 * another fan took part, as fan of another campaign, and as reporter. Covers new tables and columns automatically.
 */
export async function seedPersonRows(id: string): Promise<Person> {
  const texts = listTexts(user).map(({ property }) => [property, toCanary(user, property)]);
  const own = { ...Object.fromEntries(texts), email: `${toCanary(user, 'email')}@example.test` };
  await changeUser(id, own);
  const [person] = await findRows('user', { id });
  if (!person) throw new Error('there is no such person');
  const overrides = toOverrides(person);
  const ids = new Map<string, string>(
    TABLES.map((table) => [getTableConfig(table).name, crypto.randomUUID()]),
  );
  ids.set('user', id);
  const getId = (table: SQLiteTable) => ids.get(getTableConfig(table).name) ?? '';
  const { id: othersCampaign } = await seedCampaign({ isActive: false, winnersSelected: true });

  const insert = async (table: SQLiteTable, campaignId: string) => {
    const isOwnCampaign = campaignId === getId(campaigns);
    const parents = listParents(table);
    const toValue = (property: string, column: SQLiteColumn): unknown => {
      const parent = parents.get(column.name);
      if (parent === campaigns) return campaignId;
      if (parent === submissions && isOwnCampaign) return othersAnswer;
      if (parent) return getId(parent);
      if (column.name === 'id') return getId(table);
      if (column.enumValues?.length) return column.enumValues[0];
      if (column.columnType === 'SQLiteTextJson') return [toCanary(table, property)];
      if (column.columnType === 'SQLiteText') return toCanary(table, property);
      if (!column.notNull) return null;
      if (column.columnType === 'SQLiteTimestamp') return new Date();
      return column.columnType === 'SQLiteBoolean' ? false : 1;
    };
    const row = Object.entries(getTableColumns(table)).map(([key, column]) => [key, toValue(key, column)]);
    await db.insert(table).values(Object({ ...Object.fromEntries(row), ...overrides.get(table) }));
  };
  let othersAnswer = '';
  const done = new Set<SQLiteTable>([user, reports]);
  /** Inserts a row after the rows that it refers to. */
  const visit = async (table: SQLiteTable): Promise<void> => {
    if (done.has(table)) return;
    done.add(table);
    const parents = [...listParents(table).values()];
    for (const parent of TABLES) if (parents.includes(parent)) await visit(parent);
    const isOfAnswer = table === submissions || parents.includes(submissions);
    await insert(table, isOfAnswer ? othersCampaign : getId(campaigns));
  };
  for (const table of TABLES) await visit(table);
  othersAnswer = await seedAnswer(getId(campaigns), (await seedUser()).id);
  for (const table of TABLES) if (OWNERS_WORDS.includes(table)) await insert(table, getId(campaigns));
  const link = { identifier: 'charity-invitation:some-charity', value: person.email };
  await insertRow('verification', { ...link, expiresAt: hoursFromNow(1) });
  await seedReports(person, { campaignId: othersCampaign, submissionId: getId(submissions) });
  return person;
}

function listParents(table: SQLiteTable): ReadonlyMap<string, SQLiteTable> {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  return new Map(references.map(({ columns, foreignTable }) => [columns[0]?.name ?? '', foreignTable]));
}

/** Seeds the person's reports, and reports of their answer: by its id, and by a quote from it. */
async function seedReports(
  { email }: Person,
  about: { readonly campaignId: string; readonly submissionId: string },
): Promise<void> {
  const { campaignId } = about;
  const words = listTexts(reports).map(({ property }) => [property, toCanary(reports, property)]);
  await seedReport({ campaignId, ...Object.fromEntries(words), reporterEmail: email });
  const quote = toCanary(reports, 'quote');
  await seedReport({ ...about, subject: 'answer', quote });
  await seedReport({ campaignId, subject: 'answer', quote });
}
