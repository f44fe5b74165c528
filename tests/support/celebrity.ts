import { PASSWORD } from './people.ts';

/** The sign-up fields of a celebrity, without the email address. */
export const CELEBRITY = {
  role: 'celebrity',
  password: PASSWORD,
  artistName: 'Nova de Wit',
  phone: '+31 6 1234 5678',
  gender: 'female',
  countryOfResidence: 'nl',
  city: 'Utrecht',
  knownFor: 'Singing in the rain',
  bio: 'I sing, mostly in the rain.',
  hasFanbase: 'yes',
  fanbaseSize: '<100K',
  socialMediaProfile: 'instagram.com/nova',
};
