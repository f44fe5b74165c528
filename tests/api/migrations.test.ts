import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '#api/accounts/table.ts';
import { charityProfiles } from '#api/charities/profile/table.ts';
import { charities } from '#api/charities/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { db, getSubmission } from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign, seedUser } from '../support/seed.ts';

/** Runs the statement of a migration again that changes the rows of a table. */
async function repeatUpdate(table: string): Promise<void> {
  const statement = new RegExp(`UPDATE (OR IGNORE )?\`${table}\``);
  const [update = '', ...others] = env.MIGRATIONS.flatMap(({ queries }) => queries).filter((query) =>
    statement.test(query),
  );
  expect(others).toEqual([]);
  await env.DB.prepare(update).run();
}

test('blanks the names that were made from an address, and leaves those that a person typed', async () => {
  const domain = `${crypto.randomUUID()}.test`;
  const made = await seedUser({ email: `noor.bakker@${domain}`, name: 'noor.bakker', role: 'fan' });
  const long = 'n'.repeat(130);
  const cut = await seedUser({ email: `${long}@${domain}`, name: long.slice(0, 120), role: 'fan' });
  const typed = await seedUser({ email: `saar@${domain}`, name: 'Saar', role: 'fan' });
  const artist = await seedUser({ email: `nova@${domain}`, name: 'nova', role: 'celebrity' });
  await repeatUpdate('user');
  const readName = async ({ id }: { id: string }) =>
    (await db.select({ name: user.name }).from(user).where(eq(user.id, id)))[0]?.name;
  expect(await Promise.all([made, cut, typed, artist].map(readName))).toEqual(['', '', 'Saar', 'nova']);
});

test('numbers the submissions of each campaign by their age', async () => {
  const { id } = await seedCampaign();
  const ids = await seedAnswers(id, 3);
  for (const [index, submissionId] of ids.entries()) {
    const createdAt = new Date(1_000_000 * (3 - index));
    const changes = { fanNumber: 100 + index, createdAt };
    await db.update(submissions).set(changes).where(eq(submissions.id, submissionId));
  }
  await repeatUpdate('submissions');
  const numbers = await Promise.all(ids.map(async (one) => (await getSubmission(one)).fanNumber));
  expect(numbers).toEqual([3, 2, 1]);
});

test('keys of charities lose their punctuation, unless another charity has the key that remains', async () => {
  const keys = { plain: 'st.fout', taken: 'huis-vanmuziek', taker: 'huisvanmuziek', marks: '...' };
  const row = { approvalStatus: 'rejected', createdAt: new Date() } as const;
  for (const [id, key] of Object.entries(keys))
    await db.insert(charities).values({ ...row, id, name: id, key });
  await repeatUpdate('charities');
  const rows = await db
    .select()
    .from(charities)
    .where(inArray(charities.id, Object.keys(keys)));
  expect(Object.fromEntries(rows.map(({ id, key }) => [id, key]))).toEqual({ ...keys, plain: 'stfout' });
});

test('every charity gets the slug of its name, and those that would share one differ', async () => {
  await db.delete(charityProfiles);
  const names = ['Café “De Zon” & Co.', 'Het Huis', 'Het  Huis!', '日本', 'Mine'];
  const createdAt = new Date(1_000_000);
  const ids = names.map(() => crypto.randomUUID());
  for (const [at, name] of names.entries()) {
    const id = ids[at] ?? '';
    await db.insert(charities).values({ id, key: id, name, createdAt: new Date(Number(createdAt) + at) });
  }
  const [insert = ''] = env.MIGRATIONS.flatMap(({ queries }) => queries).filter((query) =>
    query.includes('INSERT INTO `charity_profiles`'),
  );
  await env.DB.prepare(insert).run();
  const rows = await db.select().from(charityProfiles).where(inArray(charityProfiles.charityId, ids));
  const slugs = ids.map((id) => rows.find(({ charityId }) => charityId === id)?.slug);
  expect(slugs).toEqual([
    'cafe-de-zon-co',
    'het-huis',
    expect.stringMatching(/^het-huis-[0-9a-f]{8}$/),
    expect.stringMatching(/^charity-[0-9a-f]{8}$/),
    expect.stringMatching(/^charity-[0-9a-f]{8}$/),
  ]);
  expect(await db.$count(charityProfiles)).toBe(await db.$count(charities));
});
