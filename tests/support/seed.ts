import { campaigns, user } from '#api/schema.ts';
import { toCharityKey, type AccountState } from '#api/charities/rules.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { db } from './api.ts';
import { changeRows, findRows, insertRow, type Row, type Values } from './rows.ts';

/** Returns the instant some hours from now; negative hours are in the past. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** An instant that no test reaches. */
const NEVER = new Date('2100-01-01');

type NewCampaign = typeof campaigns.$inferInsert;
type NewUser = typeof user.$inferInsert;

/** Inserts a person and returns the row. */
export async function seedUser(overrides: Partial<NewUser> = {}): Promise<Row<'user'>> {
  const id = overrides.id ?? crypto.randomUUID();
  const [row] = await db
    .insert(user)
    .values({ id, name: 'Sanne de Vries', email: `${id}@example.test`, emailVerified: true, ...overrides })
    .returning();
  if (!row) throw new Error('the person was not written');
  return row;
}

/** Inserts a picture without its file; returns its id. */
export async function seedImage(uploadedBy: string): Promise<string> {
  const id = crypto.randomUUID();
  const size = { width: 900, height: 600, mimeType: 'image/webp' };
  await insertRow('media', { id, filename: `${id}.webp`, ...size, uploadedBy, checkedAt: new Date() });
  return id;
}

/** The prefix of account ids that the provider does not know. */
export const SEEDED_ACCOUNT = 'acct_seeded_';

/**
 * Inserts a confirmed charity with an empty profile: it is approved, and its account, which exists only here, can
 * receive. With `account` null it has none. Returns its id and the slug of its page.
 */
export async function seedCharity(
  overrides: Values<'charities'> = {},
  account: AccountState | null = 'ready',
) {
  const { charity, statements } = insertCharity(overrides, account ?? undefined);
  await db.batch(account === null ? [statements[0], statements[1]] : statements);
  return charity;
}

function insertCharity(overrides: Values<'charities'>, state: AccountState = 'ready') {
  const id = overrides.id ?? crypto.randomUUID();
  const [name, slug, now] = [overrides.name ?? `Stichting ${id}`, `charity-${id}`, new Date()];
  const row = { id, name, key: toCharityKey(name), approvalStatus: 'approved', createdAt: now } as const;
  const account = { charityId: id, accountId: `${SEEDED_ACCOUNT}${id}`, state, changedAt: now };
  const statements = [
    insertRow('charities', { ...row, ...overrides }),
    insertRow('charityProfiles', { slug, charityId: id, updatedAt: now }),
    // Never due for a check at the provider.
    insertRow('connectedAccounts', { ...account, checkedAt: NEVER }),
  ] as const;
  return { charity: { id, name, slug }, statements };
}

/** Inserts a campaign that is open for a week, with its owner and charity. */
export async function seedCampaign(overrides: Partial<NewCampaign> = {}): Promise<Row<'campaigns'>> {
  const id = overrides.id ?? crypto.randomUUID();
  const now = new Date();
  const ownerId = overrides.ownerId ?? (await seedUser({ role: 'celebrity' })).id;
  const { charity, statements } = insertCharity({ name: `Charity ${id}` });
  const [, , , [row]] = await db.batch([
    ...statements,
    db
      .insert(campaigns)
      .values({
        id,
        slug: `campaign-${id}`,
        ownerId,
        name: 'An hour in the kitchen',
        artistName: 'Mila Verhoeven',
        description: 'Cook with Mila.',
        charityId: charity.id,
        plannedAt: new Date(now.getTime() + 9 * DAY_MS),
        plannedLocation: 'Utrecht',
        subscriptionDeadline: new Date(now.getTime() + 7 * DAY_MS),
        fanQuestion: 'why-meet',
        thankYouMethod: 'video',
        keywords: ['music'],
        createdAt: now,
        updatedAt: now,
        publishedAt: now,
        ...overrides,
      })
      .returning(),
  ]);
  if (!row) throw new Error('the campaign was not written');
  return row;
}

/** Inserts copies of a campaign by one statement. */
export function copyCampaign(id: string, count: number) {
  const names = Object.values(getTableColumns(campaigns)).map(({ name }) => name);
  const values = names.map((name) =>
    name === 'id' || name === 'slug' ? sql`${id} || '-' || i` : sql.identifier(name),
  );
  return db.run(
    sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into campaigns (${sql.join(names.map(sql.identifier), sql`, `)})
      select ${sql.join(values, sql`, `)} from campaigns, n where id = ${id}`,
  );
}

/** Returns a campaign's row. */
export async function getCampaign(id: string) {
  const [row] = await findRows('campaigns', { id });
  if (!row) throw new Error('there is no such campaign');
  return row;
}

/** Change a row by its id, for what no call can do. */
export const changeCampaign = (id: string, values: Partial<NewCampaign>) =>
  changeRows('campaigns', { id }, values);
export const changeSubmission = (id: string, values: Values<'submissions'>) =>
  changeRows('submissions', { id }, values);
export const changeCheckout = (id: string, values: Values<'checkouts'>) =>
  changeRows('checkouts', { id }, values);
export const changeUser = (id: string, values: Partial<NewUser>) => changeRows('user', { id }, values);
export const changeSessions = (userId: string, values: Values<'session'>) =>
  changeRows('session', { userId }, values);
export const expireLinks = (identifier: string) =>
  changeRows('verification', { identifier }, { expiresAt: new Date(0) });
