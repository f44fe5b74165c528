import { expect, it } from 'vitest';
import {
  checkCode,
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkPersonal,
  checkRegister,
} from './checks.ts';

const PERSONAL = {
  artistName: 'Noor',
  phone: '06',
  gender: 'female',
  countryOfResidence: 'NL',
  city: 'Utrecht',
  knownFor: 'Radio',
  bio: 'Ten letters',
  hasFanbase: 'no',
};

it('logging in needs email and password', () => {
  expect(checkLogin({})).toEqual({ email: 'emailRequired', password: 'passwordRequired' });
  expect(checkLogin({ email: 'a@b', password: ' ' })).toEqual({ email: 'emailInvalid' });
  expect(checkLogin({ email: 'a@b.nl', password: 'x' })).toEqual({});
  expect(checkCode({ email: 'a@b.nl', code: ' ' })).toEqual({ code: 'codeMissing' });
  expect(checkCode({ email: 'a@b.nl', code: '012 345' })).toEqual({});
});

it('a new account of a fan needs name, address and a password of 8 to 128 characters', () => {
  expect(checkRegister({ role: 'fan' })).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    password: 'passwordRequired',
  });
  const fan = { role: 'fan', name: 'F', email: 'a@b.nl' };
  expect(checkRegister({ ...fan, password: '1234567' })).toEqual({ password: 'passwordLength' });
  expect(checkRegister({ ...fan, password: 'x'.repeat(129) })).toEqual({ password: 'passwordLength' });
  expect(checkRegister({ ...fan, password: '        ' })).toEqual({ password: 'passwordGuessable' });
});

it('a new account of a celebrity needs the Personal step in place of a name', () => {
  const found = checkRegister({ role: 'celebrity', email: 'a@b.nl', password: 'long enough' });
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(PERSONAL).toSorted());
  expect(checkRegister({ ...PERSONAL, role: 'celebrity', email: 'a@b.nl', password: 'long enough' })).toEqual(
    {},
  );
});

it('the Personal step asks for a bio of ten characters', () => {
  expect(checkPersonal({ ...PERSONAL, bio: 'ninechars' })).toEqual({ bio: 'bioTooShort' });
  expect(checkPersonal({ ...PERSONAL, bio: '   nine  c ' })).toEqual({ bio: 'bioTooShort' });
  expect(checkPersonal({ ...PERSONAL, bio: 'A\u200B'.repeat(9) })).toEqual({ bio: 'bioTooShort' });
  expect(checkPersonal({ ...PERSONAL, bio: ' ' })).toEqual({ bio: 'bio' });
});

it('the Personal step asks only people with a fanbase how big it is and where', () => {
  expect(checkPersonal({ ...PERSONAL, hasFanbase: 'yes' })).toEqual({
    fanbaseSize: 'fanbaseSize',
    socialMediaProfile: 'socialMediaProfile',
  });
});

// Regression: the API refuses a zero-width space as blank, and the form did not.
it('the Personal step takes what nobody can see for blank', () => {
  expect(checkPersonal({ ...PERSONAL, artistName: '\u200B', bio: '\u200B'.repeat(10) })).toEqual({
    artistName: 'artistName',
    bio: 'bio',
  });
});

it('the Personal step knows an address of the web', () => {
  expect(checkPersonal({ ...PERSONAL, website: 'noor.example' })).toEqual({});
  expect(checkPersonal({ ...PERSONAL, website: 'javascript:alert(1)' })).toEqual({ website: 'urlInvalid' });
});

it('the profile asks for what each of its forms needs', () => {
  expect(checkNewPassword({ newPassword: 'short' }, 'newPassword')).toEqual({
    newPassword: 'passwordLength',
  });
  expect(checkNewPassword({ newPassword: '🔑🍲🎤🌙' }, 'newPassword')).toEqual({
    newPassword: 'passwordLength',
  });
  expect(checkEmail({ newEmail: 'x' }, 'newEmail')).toEqual({ newEmail: 'emailInvalid' });
});
