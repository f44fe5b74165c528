import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { STEP_UP_MS } from '#api/accounts/rules.ts';
import { UNKNOWN_ARTIST } from '#api/celebrities/rules.ts';
import { createBrowser, listOutbox, toInvalid } from '../support/api.ts';
import { changeRows, findRows, insertRow } from '../support/rows.ts';
import { CELEBRITY } from '../support/celebrity.ts';
import { logInAs, createPerson, createProvenPerson, PASSWORD } from '../support/people.ts';
import { seedAnswer } from '../support/answers.ts';
import { seedCampaign, getCampaign, changeCampaign, changeUser } from '../support/seed.ts';

const now = new Date();

const insertCampaign = async (ownerId: string, more: Parameters<typeof seedCampaign>[0] = {}) =>
  (await seedCampaign({ ownerId, name: 'An hour on stage', ...more })).id;
const insertSubmission = (campaignId: string, userId: string, status: 'paid' | 'pending' | 'processing') =>
  seedAnswer(campaignId, userId, { status, answer: 'Because my mother, Ans Visser, loved her songs.' });

test('changing one’s own profile changes the fields in the body, clears blank ones and leaves the rest', async () => {
  await createPerson('profile@example.org');
  const browser = await logInAs('profile@example.org');
  const answer = await browser.patch('/api/users/me', {
    name: 'Fem de Vries',
    phone: '06 1',
    location: 'Ede',
  });
  expect(answer).toMatchObject({ status: 200, body: { user: { name: 'Fem de Vries', language: 'en' } } });
  await browser.patch('/api/users/me', { phone: '\u202D06 2\u202C', location: '\u202EE\nde' });
  expect((await browser.get('/api/users/me/profile')).body).toMatchObject({
    profile: { phone: '06 2', location: 'E de' },
  });
  await browser.patch('/api/users/me', { language: 'nl', phone: ' \u200B', location: 'Ede' });
  expect((await browser.get('/api/users/me/profile')).body).toMatchObject({
    profile: { name: 'Fem de Vries', language: 'nl', phone: null, location: 'Ede' },
  });
});

test('changing one’s own profile changes neither role, address, id nor verification', async () => {
  const id = await createPerson('climber@example.org');
  const browser = await logInAs('climber@example.org');
  const [before] = await findRows('user', { id });
  const climb = { role: 'admin', email: 'x@example.org', id: 'other', emailVerified: true, _verified: true };
  expect(await browser.patch('/api/users/me', climb)).toMatchObject({ status: 200 });
  const [after] = await findRows('user', { id });
  expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
});

test('changing one’s own profile refuses an empty name and an unknown language', async () => {
  await createPerson('refused@example.org');
  const browser = await logInAs('refused@example.org');
  expect(await browser.patch('/api/users/me', { name: ' \n ' })).toMatchObject(
    toInvalid('name', 'Please enter your name'),
  );
  expect(await browser.patch('/api/users/me', { language: 'fr' })).toMatchObject({ status: 400 });
});

test('downloading what is stored contains the person’s own data alone, and no secret', async () => {
  const owner = await createPerson('export-owner@example.org');
  const id = await createProvenPerson('export@example.org');
  const other = await createPerson('export-other@example.org');
  const campaign = await insertCampaign(owner);
  await insertSubmission(campaign, id, 'paid');
  await insertSubmission(campaign, other, 'paid');
  const browser = await logInAs('export@example.org');
  const answer = await browser.get('/api/users/me/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.body).toMatchObject({
    person: { id, email: 'export@example.org' },
    submissions: [{ campaign: 'An hour on stage', answer: expect.stringContaining('Ans Visser') }],
    campaigns: [],
  });
  const text = JSON.stringify(answer.body);
  const [credential] = await findRows('account', { userId: id });
  const [open] = await findRows('session', { userId: id });
  for (const secret of [credential?.password, open?.token, other, owner]) expect(text).not.toContain(secret);
});

test('erasing one’s account requires the password or a recent log-in', async () => {
  await createPerson('stay@example.org');
  const browser = await logInAs('stay@example.org');
  expect(await browser.delete('/api/users/me', { password: 'wrong' })).toMatchObject(
    toInvalid('password', 'This password is not correct'),
  );
  await changeRows('session', {}, { createdAt: new Date(Date.now() - STEP_UP_MS - 1) });
  expect(await browser.delete('/api/users/me', {})).toMatchObject({
    status: 403,
    body: { code: 'step_up_required', error: 'Confirm that it is you, and try again.' },
  });
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
});

test('erasing one’s account leaves only anonymous rows of a fan', async () => {
  const owner = await createPerson('erase-owner@example.org');
  const id = await createPerson('gone@example.org', { phone: '06 999' });
  const [one, two] = [await insertCampaign(owner), await insertCampaign(owner)];
  const paid = await insertSubmission(one, id, 'paid');
  const pending = await insertSubmission(two, id, 'pending');
  await changeUser(id, { emailVerified: true });
  const [browser, other] = [await logInAs('gone@example.org'), await logInAs('gone@example.org')];
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  expect([...browser.jar.keys()]).toEqual([]);
  expect(await other.get('/api/users/me')).toMatchObject({ status: 401 });
  // Regression: only who asked the desk got a mail.
  await expect.poll(() => listOutbox('gone@example.org', 'our last email')).toHaveLength(1);
  expect(await findRows('user', { id })).toEqual([]);
  expect(await findRows('account', { userId: id })).toEqual([]);
  expect(await findRows('verification', { identifier: `verify-email:${id}` })).toEqual([]);
  const left = await findRows('submissions');
  expect(left.find((row) => row.id === paid)).toMatchObject({
    status: 'paid',
    userId: null,
    answer: '',
    version: 1,
  });
  expect(left.find((row) => row.id === pending)).toMatchObject({
    status: 'cancelled',
    userId: null,
    answer: '',
  });
  await createPerson('gone@example.org');
});

test('erasing one’s account is refused while a campaign is open or has no winners', async () => {
  const fan = await createPerson('waiting-fan@example.org');
  const id = await createPerson('busy@example.org', { role: 'celebrity' });
  const campaign = await insertCampaign(id);
  const browser = await logInAs('busy@example.org');
  const refusal = {
    status: 409,
    body: { code: 'conflict', error: expect.stringContaining('You still have a campaign that is not over') },
  };
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject(refusal);
  await insertSubmission(campaign, fan, 'processing');
  await changeCampaign(campaign, { isActive: false });
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject(refusal);
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
});

test('erasing one’s account of a celebrity deletes profile, pictures and unused campaigns, and blanks those with submissions', async () => {
  const fan = await createPerson('taker-part@example.org');
  const body = { ...CELEBRITY, email: 'star@example.org' };
  await createBrowser().post('/api/users-custom', body);
  const [profile] = await findRows('celebrityProfiles', { email: 'star@example.org' });
  if (!profile) throw new Error('no profile');
  const { userId, id: celebrityId } = profile;
  const image = { id: crypto.randomUUID(), filename: `${crypto.randomUUID()}.webp`, mimeType: 'image/webp' };
  await insertRow('media', { ...image, uploadedBy: userId });
  await env.MEDIA.put(image.filename, 'picture');
  const closed = { isActive: false, celebrityId, imageId: image.id, review: 'confirmed' } as const;
  const empty = await insertCampaign(userId, closed);
  const done = await insertCampaign(userId, { ...closed, winnersSelected: true, plannedAt: now });
  const submission = await insertSubmission(done, fan, 'paid');
  const browser = await logInAs('star@example.org');
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await findRows('celebrityProfiles', { id: celebrityId })).toEqual([]);
  expect(await findRows('campaigns', { id: empty })).toEqual([]);
  const kept = await getCampaign(done);
  const blank = { artistName: UNKNOWN_ARTIST.nl, review: null, description: '', imageId: null };
  expect(kept).toMatchObject({ ...blank, celebrityId: null });
  const [left] = await findRows('user', { id: userId });
  expect(left).toMatchObject({ name: '', email: `${userId}@erased.invalid`, phone: null, role: 'fan' });
  expect(await findRows('submissions', { id: submission })).toMatchObject([{ userId: fan }]);
  await expect.poll(() => env.MEDIA.head(image.filename)).toBeNull();
});
