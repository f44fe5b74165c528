import { expect, test } from 'vitest';
import { URL_INVALID } from '#api/accounts/rules.ts';
import { findMailCampaign } from '#api/campaigns/index.ts';
import { createBrowser, runAsSystem } from '../support/api.ts';
import {
  logInAs,
  createPerson,
  extractToken,
  mailLink,
  PASSWORD,
  verify,
  waitForMail,
} from '../support/people.ts';
import { seedCampaign, seedImage } from '../support/seed.ts';

const BY_USER = '/api/celebrities-custom/by-user';
const FIELDS = {
  artistName: 'Nova',
  phone: '+31 6 12345678',
  gender: 'female',
  countryOfResidence: 'nl',
  city: 'Utrecht',
  knownFor: 'Late-night radio',
  bio: 'Voices in the dark.',
  hasFanbase: 'no',
};
const INCONSISTENT = 'Data inconsistency detected. Please contact support.';

async function signUpCelebrity(email: string) {
  const created = await createBrowser().post('/api/users-custom', {
    email,
    password: PASSWORD,
    role: 'celebrity',
    language: 'en',
    ...FIELDS,
  });
  expect(created.status).toBe(201);
  const browser = await logInAs(email);
  const { body } = await browser.get(BY_USER);
  const { doc } = Object(body);
  return { browser, doc, path: `/api/celebrities-custom/${doc.id}` };
}

test('a celebrity’s own profile is returned to its owner as stored', async () => {
  const { doc } = await signUpCelebrity('nova@stars.test');
  expect(doc).toMatchObject({
    ...FIELDS,
    name: 'Nova',
    email: 'nova@stars.test',
    countryOfResidence: 'NL',
    website: null,
    fanbaseSize: null,
    avatar: null,
    socialMedia: { instagram: null, twitter: null, facebook: null },
  });
});

test('a celebrity’s own profile has the account’s address, also after it changed', async () => {
  const { browser } = await signUpCelebrity('lyra@stars.test');
  await verify(extractToken(await waitForMail('lyra@stars.test', '/verify-email?token=')), browser);
  const confirm = await mailLink('lyra@new.test', 'verify-email', () =>
    browser.post('/api/auth/change-email', { newEmail: 'lyra@new.test', password: PASSWORD }),
  );
  expect(await verify(confirm, browser)).toMatchObject({ status: 200 });
  expect((await browser.get(BY_USER)).body).toMatchObject({ doc: { email: 'lyra@new.test' } });
});

test('a celebrity’s own profile answers a missing profile in the person’s language', async () => {
  await createPerson('lost@stars.test', { role: 'celebrity' });
  const answer = await (await logInAs('lost@stars.test')).get(BY_USER);
  expect(answer).toMatchObject({ status: 404, body: { error: INCONSISTENT } });
  const dutch = await (await logInAs('lost@stars.test', { language: 'nl' })).get(BY_USER);
  expect(dutch.status).toBe(404);
  expect(dutch.body).not.toMatchObject({ error: INCONSISTENT });
});

// Regression: a mark in the city reversed the country after it on the campaign's page.
test('changing the own profile stores lines without characters that reverse their direction', async () => {
  const { browser, path } = await signUpCelebrity('lines@stars.test');
  const pasted = { phone: '\u202D+31 6 12345678\u202C', city: '\u202EUtrecht', knownFor: 'Late\nradio' };
  expect(await browser.patch(path, pasted)).toMatchObject({
    status: 200,
    body: { doc: { phone: '+31 6 12345678', city: 'Utrecht', knownFor: 'Late radio' } },
  });
});

// Regression: the profile page asked for both twice.
test('changing the own profile stores the telephone and the city with the account as well, as signing up does', async () => {
  const { browser, path } = await signUpCelebrity('contact@stars.test');
  const readContact = async () => Object((await browser.get('/api/users/me/profile')).body).profile;
  expect(await readContact()).toMatchObject({ phone: FIELDS.phone, location: FIELDS.city });
  await browser.patch(path, { phone: '+31 6 87654321', city: 'Gent' });
  expect(await readContact()).toMatchObject({ phone: '+31 6 87654321', location: 'Gent', name: 'Nova' });
  await browser.patch(path, { bio: 'Voices in the light.' });
  expect(await readContact()).toMatchObject({ phone: '+31 6 87654321', location: 'Gent' });
});

test('changing the own profile changes the fields sent and leaves the rest', async () => {
  const { browser, path, doc } = await signUpCelebrity('change@stars.test');
  const answer = await browser.patch(path, {
    artistName: 'Nova Prime',
    website: 'nova.example',
    socialMedia: { instagram: '@nova' },
    email: 'other@stars.test',
    userId: 'another',
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      doc: {
        ...doc,
        name: 'Nova Prime',
        artistName: 'Nova Prime',
        website: 'https://nova.example/',
        socialMedia: { instagram: '@nova', twitter: null, facebook: null },
      },
    },
  });
  expect((await browser.get(BY_USER)).body).toEqual(answer.body);
});

test('changing the own profile refuses what signing up refuses, at its field', async () => {
  const { browser, path } = await signUpCelebrity('wrong@stars.test');
  const wrong = 'javascript:alert(1)';
  const changes = {
    bio: 'Too short',
    website: wrong,
    socialMedia: { twitter: wrong, facebook: 'fb.example' },
  };
  expect(await browser.patch(path, changes)).toMatchObject({
    status: 400,
    body: {
      code: 'validation_failed',
      details: [
        { path: 'bio', message: 'Bio must be at least 10 characters' },
        { path: 'website', message: URL_INVALID.en },
        { path: 'socialMedia.twitter', message: URL_INVALID.en },
      ],
    },
  });
});

test('changing the own profile requires the fanbase’s size and place with fans, and clears the size without', async () => {
  const { browser, path } = await signUpCelebrity('fans@stars.test');
  expect(await browser.patch(path, { hasFanbase: 'yes' })).toMatchObject({
    status: 400,
    body: {
      details: [
        { path: 'fanbaseSize', message: 'Fanbase size is required' },
        { path: 'socialMediaProfile', message: 'Social media profile is required' },
      ],
    },
  });
  const many = { hasFanbase: 'yes', fanbaseSize: '<1M', socialMediaProfile: 'https://social.example/nova' };
  expect(await browser.patch(path, many)).toMatchObject({ status: 200, body: { doc: many } });
  expect(await browser.patch(path, { hasFanbase: 'no' })).toMatchObject({
    status: 200,
    body: { doc: { fanbaseSize: null, socialMediaProfile: many.socialMediaProfile } },
  });
});

test('changing the own profile shows a new picture with the celebrity’s campaigns', async () => {
  const { browser, path, doc } = await signUpCelebrity('portrait@stars.test');
  const { id: ownerId } = Object(Object((await browser.get('/api/users/me')).body).user);
  const { slug } = await seedCampaign({ ownerId, celebrityId: doc.id });
  const avatar = await seedImage(ownerId);
  const shown = async () =>
    Object((await browser.get(`/api/campaigns/by-slug/${slug}`)).body).doc.celebrity.avatar;
  expect(await shown()).toBeNull();
  const changed = await browser.patch(path, { avatar });
  expect(changed).toMatchObject({ status: 200, body: { doc: { avatar: { id: avatar } } } });
  expect(await shown()).toMatchObject({ url: `/api/media/file/${avatar}-400.webp` });
  expect(await browser.patch(path, { avatar: null })).toMatchObject({ body: { doc: { avatar: null } } });
  expect(await shown()).toBeNull();
});

test('changing the own profile shows the picture in mails about a campaign of another picture, and no picture twice', async () => {
  const { browser, path, doc } = await signUpCelebrity('mails@stars.test');
  const { id: ownerId } = Object(Object((await browser.get('/api/users/me')).body).user);
  const [avatar, scene] = [await seedImage(ownerId), await seedImage(ownerId)];
  const { id } = await seedCampaign({ ownerId, celebrityId: doc.id, imageId: scene });
  const read = () => runAsSystem((ctx) => findMailCampaign(ctx, id));
  const picture = expect.stringMatching(new RegExp(`/api/media/file/${scene}.webp/mail\\?shape=scene$`));
  expect(await read()).toMatchObject({ picture, face: null });
  await browser.patch(path, { avatar });
  const face = expect.stringMatching(new RegExp(`/api/media/file/${avatar}.webp/mail\\?shape=face$`));
  expect(await read()).toMatchObject({ picture, face });
  await browser.patch(path, { avatar: scene });
  expect(await read()).toMatchObject({ face: null });
});

test('changing the own profile answers 404 for another person’s picture and changes nothing', async () => {
  const { browser, path, doc } = await signUpCelebrity('mine@stars.test');
  const picture = await seedImage(await createPerson('painter@stars.test'));
  expect(await browser.patch(path, { avatar: picture, city: 'Elsewhere' })).toMatchObject({ status: 404 });
  expect(await browser.get(BY_USER)).toMatchObject({ body: { doc } });
});
