import { session, user, verification } from '#api/accounts/table.ts';
import { charityProfiles } from '#api/charities/profile/table.ts';
import { charities, connectedAccounts } from '#api/charities/table.ts';
import { toCharityKey, type AccountState } from '#api/charities/rules.ts';
import { media } from '#api/media/table.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { checkouts } from '#api/payments/table.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { db } from './api.ts';
import { insertRow } from './rows.ts';

/** Returns the instant some hours from now; negative hours are in the past. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** An instant that no test reaches. */
const NEVER = new Date('2100-01-01');

type NewCampaign = typeof campaigns.$inferInsert;
type NewUser = typeof user.$inferInsert;

/** Inserts a person and returns the row. */
export async function seedUser(overrides: Partial<NewUser> = {}): Promise<typeof user.$inferSelect> {
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
  await insertRow(media, { id, filename: `${id}.webp`, ...size, uploadedBy, checkedAt: new Date() });
  return id;
}

/** The prefix of account ids that the provider does not know. */
export const SEEDED_ACCOUNT = 'acct_seeded_';

/**
 * Inserts a confirmed charity with an empty profile: it is approved, and its account, which exists only here, can
 * receive. With `account` null it has none. Returns its id and the slug of its page.
 */
export async function seedCharity(
  overrides: Partial<typeof charities.$inferInsert> = {},
  account: AccountState | null = 'ready',
) {
  const { charity, statements } = insertCharity(overrides, account ?? undefined);
  await db.batch(account === null ? [statements[0], statements[1]] : statements);
  return charity;
}

function insertCharity(overrides: Partial<typeof charities.$inferInsert>, state: AccountState = 'ready') {
  const id = overrides.id ?? crypto.randomUUID();
  const [name, slug, now] = [overrides.name ?? `Stichting ${id}`, `charity-${id}`, new Date()];
  const row = { id, name, key: toCharityKey(name), approvalStatus: 'approved', createdAt: now } as const;
  const account = { charityId: id, accountId: `${SEEDED_ACCOUNT}${id}`, state, changedAt: now };
  const statements = [
    db.insert(charities).values({ ...row, ...overrides }),
    db.insert(charityProfiles).values({ slug, charityId: id, updatedAt: now }),
    // Never due for a check at the provider.
    db.insert(connectedAccounts).values({ ...account, checkedAt: NEVER }),
  ] as const;
  return { charity: { id, name, slug }, statements };
}

/** Inserts a campaign that is open for a week, with its owner and charity. */
export async function seedCampaign(
  overrides: Partial<NewCampaign> = {},
): Promise<typeof campaigns.$inferSelect> {
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
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw new Error('there is no such campaign');
  return row;
}

/** Change a row by its id, for what no call can do. */
export const changeCampaign = (id: string, values: Partial<NewCampaign>) =>
  db.update(campaigns).set(values).where(eq(campaigns.id, id));
export const changeSubmission = (id: string, values: Partial<typeof submissions.$inferInsert>) =>
  db.update(submissions).set(values).where(eq(submissions.id, id));
export const changeCheckout = (id: string, values: Partial<typeof checkouts.$inferInsert>) =>
  db.update(checkouts).set(values).where(eq(checkouts.id, id));
export const changeUser = (id: string, values: Partial<NewUser>) =>
  db.update(user).set(values).where(eq(user.id, id));
export const changeSessions = (userId: string, values: Partial<typeof session.$inferInsert>) =>
  db.update(session).set(values).where(eq(session.userId, userId));
export const expireLinks = (identifier: string) =>
  db
    .update(verification)
    .set({ expiresAt: new Date(0) })
    .where(eq(verification.identifier, identifier));
