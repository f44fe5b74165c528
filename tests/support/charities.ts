import { createLoggedInUser } from './people.ts';
import { insertRow } from './rows.ts';

/** Lets an account edit a charity's profile. */
export const joinCharity = (charityId: string, userId: string) =>
  insertRow('charityAccounts', { charityId, userId, acceptedAt: new Date() });

/** Creates a logged-in account of a charity that edits its profile. */
export async function createCharityAccount(charityId: string) {
  const account = await createLoggedInUser('charity');
  await joinCharity(charityId, account.id);
  return account;
}

/** A profile with every field filled in, as a form sends it. */
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
