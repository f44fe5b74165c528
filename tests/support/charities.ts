import { charityAccounts } from '#api/charities/profile/table.ts';
import { toCharityKey } from '#api/charities/rules.ts';
import { charities } from '#api/charities/table.ts';
import { createLoggedInUser } from './logged-in-user.ts';
import { db } from './system.ts';
import { seedProfile } from './seed.ts';

type NewCharity = Partial<typeof charities.$inferInsert>;

/** Inserts an approved charity with an empty profile; returns its id and the slug of its page. */
export async function seedCharity(overrides: NewCharity = {}) {
  const id = crypto.randomUUID();
  const name = `Stichting ${id}`;
  const row = {
    id,
    name,
    key: toCharityKey(name),
    approvalStatus: 'approved',
    createdAt: new Date(),
  } as const;
  await db.insert(charities).values({ ...row, ...overrides });
  await seedProfile({ charityId: id });
  return { id, name: overrides.name ?? name, slug: `charity-${id}` };
}

/** Creates an account of a charity that edits its profile, logged in. */
export async function createCharityAccount(charityId: string) {
  const account = await createLoggedInUser('charity');
  await db.insert(charityAccounts).values({ charityId, userId: account.id, acceptedAt: new Date() });
  return account;
}

/** A profile with everything in it, as a form sends it. */
export const FULL_PROFILE = {
  aboutNl: 'Wij koken elke week met de buurt. Iedereen schuift aan.',
  aboutEn: 'We cook with the neighbourhood every week. Everyone joins in.',
  tenEurosNl: 'Voor € 10 eten vijf mensen mee.',
  tenEurosEn: '€10 lets five people join the table.',
  website: 'tafel.example',
  country: 'nl',
  rsin: '1234 56 782',
  registrationNumber: '41199999',
  isAnbi: true,
  contactEmail: ' Hallo@Tafel.example ',
};
