import { describe, expect, test } from 'vitest';
import { URL_INVALID } from '#api/accounts/rules.ts';
import { createBrowser, toInvalid } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { CELEBRITY } from '../support/celebrity.ts';
import { logInAs, waitForMails, createPerson, PASSWORD } from '../support/people.ts';

describe('signing up', () => {
  test('creates an account with the chosen role, without logging in, and mails a link', async () => {
    for (const role of ['fan', 'charity']) {
      const email = `new-${role}@example.org`;
      const browser = createBrowser();
      const response = await browser.post('/api/users-custom', {
        email,
        password: PASSWORD,
        role,
        name: ' Jip  Bos ',
      });
      expect(response).toMatchObject({
        status: 201,
        body: { doc: { name: 'Jip Bos', email, role, _verified: false, language: 'en' } },
      });
      expect([...browser.jar.keys()]).toEqual([]);
      expect(await waitForMails(email)).toHaveLength(1);
      await logInAs(email);
    }
  });

  test('stores a celebrity’s profile with the account', async () => {
    const response = await createBrowser().post('/api/users-custom', {
      ...CELEBRITY,
      email: 'Nova@Example.org',
      language: 'nl',
    });
    expect(response).toMatchObject({
      status: 201,
      body: { doc: { name: 'Nova de Wit', email: 'nova@example.org', role: 'celebrity', language: 'nl' } },
    });
    const [profile] = await findRows('celebrityProfiles', { email: 'nova@example.org' });
    expect(profile).toMatchObject({
      artistName: 'Nova de Wit',
      countryOfResidence: 'NL',
      fanbaseSize: '<100K',
      socialMediaProfile: 'https://instagram.com/nova',
      website: null,
    });
  });

  test.each([
    ['artistName', ' ', 'Your name is required'],
    ['gender', 'robot', 'Gender is required'],
    ['countryOfResidence', 'Not specified', 'Country of residence is required'],
    ['bio', 'Too short', 'Bio must be at least 10 characters'],
    ['bio', 'A\u200B'.repeat(9), 'Bio must be at least 10 characters'],
    ['hasFanbase', 'maybe', 'Please say whether you have a fanbase'],
    ['socialMediaProfile', 'javascript:alert(1)', URL_INVALID.en],
    ['email', 'nova', 'Please enter a valid email address'],
    ['password', 'short', 'Use a password of 8 to 128 characters'],
    ['language', 'de', 'Choose Dutch or English'],
  ])('refuses a celebrity whose %s is %j, and stores nothing', async (field, value, message) => {
    const email = `refused-${crypto.randomUUID()}@example.org`;
    const response = await createBrowser().post('/api/users-custom', { ...CELEBRITY, email, [field]: value });
    expect(response).toMatchObject({
      status: 400,
      body: { error: message, code: 'validation_failed', details: [{ path: field, message }] },
    });
    expect(await findRows('user', { email })).toEqual([]);
  });

  test('does not require the size of an absent fanbase', async () => {
    const { fanbaseSize: _, socialMediaProfile: __, ...rest } = CELEBRITY;
    const body = { ...rest, email: 'modest@example.org', hasFanbase: 'no' };
    expect(await createBrowser().post('/api/users-custom', body)).toMatchObject({ status: 201 });
  });

  test.each(['admin', 'system', '', undefined, ['fan', 'admin']])('refuses the role %j', async (role) => {
    const response = await createBrowser().post('/api/users-custom', {
      email: 'root@example.org',
      password: PASSWORD,
      role,
    });
    expect(response).toMatchObject(toInvalid('role'));
    expect(await findRows('user', { email: 'root@example.org' })).toEqual([]);
  });

  test('refuses a taken address, in any case, in the caller’s language', async () => {
    await createPerson('mine@example.org');
    const body = { email: 'MINE@example.org', password: PASSWORD, role: 'fan', language: 'nl' };
    expect(await createBrowser().post('/api/users-custom', body)).toMatchObject({
      status: 409,
      body: { error: 'Er is al een account met dit e-mailadres. Log in.', code: 'email_taken' },
    });
  });

  test('succeeds for one of many concurrent calls with one address', async () => {
    const body = { ...CELEBRITY, email: 'rush@example.org' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => createBrowser().post('/api/users-custom', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await findRows('celebrityProfiles', { email: body.email })).toHaveLength(1);
  });

  test.each([
    ['😀👩‍👩‍👧 <img src=x onerror=alert(1)>', '😀👩‍👩‍👧 <img src=x onerror=alert(1)>'],
    ["دانا \u202Eمحمد '); DROP TABLE user;--", "دانا محمد '); DROP TABLE user;--"],
    ['Two\nlines\u0000and\tmore', 'Two lines and more'],
  ])('keeps the name %j as text', async (name, stored) => {
    const email = `named-${crypto.randomUUID()}@example.org`;
    const response = await createBrowser().post('/api/users-custom', {
      email,
      password: PASSWORD,
      role: 'fan',
      name,
    });
    expect(response).toMatchObject({ status: 201, body: { doc: { name: stored } } });
    const [mail] = await waitForMails(email);
    expect(mail?.html).not.toContain('<img src=x');
  });

  test('refuses a name of ten thousand characters', async () => {
    const body = { email: 'long@example.org', password: PASSWORD, role: 'fan', name: 'e'.repeat(10_000) };
    expect(await createBrowser().post('/api/users-custom', body)).toMatchObject(
      toInvalid('name', 'Please keep this within 120 characters'),
    );
  });

  test('limits lookups and creations to sixty a minute from one IP address', async () => {
    const browser = createBrowser();
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { status, body } = await browser.get(`/api/users/check-email?email=who${attempt}@example.org`);
      expect({ status, body }).toEqual({ status: 200, body: { exists: false } });
    }
    expect(await browser.get('/api/users/check-email?email=who@example.org')).toMatchObject({ status: 429 });
    const body = { email: 'who@example.org', password: PASSWORD, role: 'fan' };
    expect(await browser.post('/api/users-custom', body)).toMatchObject({ status: 429 });
  });
});

test('checking whether an address has an account ignores the case of an address', async () => {
  await createPerson('known@example.org');
  expect(await createBrowser().get('/api/users/check-email?email=%20Known%40Example.org')).toMatchObject({
    status: 200,
    body: { exists: true },
  });
});

test.each(['', '?email=', '?email=no', '?email=a%20b@c.d'])(
  'checking whether an address has an account refuses %j',
  async (query) => {
    expect(await createBrowser().get(`/api/users/check-email${query}`)).toMatchObject(toInvalid('email'));
  },
);
