import { expect, test } from 'vitest';
import { readAdminLog, REASON } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createSubscription, seedPaidAnswer } from '../support/answers.ts';
import { callApi } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { seedCampaign, changeSubmission, changeUser } from '../support/seed.ts';
import { isOffensive } from '#api/platform/is-offensive.ts';
import { Greeting, Live, Share } from '#api/sharing/contract.ts';
import { AllowedAnswer } from '#api/wall/contract.ts';
import { LIVE_READ_MS } from '#api/sharing/rules.ts';
import { toSubmissionPath } from '../support/own-submissions.ts';
import { createReportBody, decide, readReport } from '../support/reports.ts';
import { createThankYouPeople, owner as chooser, seedCampaignWithWinners } from '../support/thank-yous.ts';
import { readWall, seedWallAnswer } from '../support/walls.ts';

await createThankYouPeople();

const [owner, admin] = [await createLoggedInUser('celebrity'), await createLoggedInUser('admin')];

const seedOpen = () => seedCampaign({ ownerId: owner.id });

/** Lets a fan take part, pay and show their name. */
async function createSharer(campaign: { id: string }, name: string, sharer?: typeof owner) {
  const fan = sharer ?? (await createLoggedInUser('fan', 'en', name));
  const { submissionId } = await createSubscription({ campaign, fan });
  await changeSubmission(submissionId, { status: 'paid', paidAt: new Date() });
  const open = async () =>
    Share.parse((await fan.post(`${toSubmissionPath(submissionId)}/share`, { showsName: true })).body);
  return { fan, submissionId, open, ...(await open()) };
}

const readLive = async (slug: string) =>
  Live.parse(Object(await (await callApi(`/campaigns/by-slug/${slug}/live`)).json()).doc).names;
const greet = async (slug: string, code: string) =>
  Greeting.parse(await (await callApi(`/campaigns/by-slug/${slug}/greeting?code=${code}`)).json()).name;
const expectLive = (slug: string, names: readonly string[]) =>
  expect.poll(() => readLive(slug), { timeout: 5 * LIVE_READ_MS }).toEqual(names);

test.each([
  ...['Fuck', 'fuсk', 'Kanker', 'Kаnker Jan', 'KUT', 'Klootzak', 'аssh0le', 'k.u.t', 'Hitler', 'Dickhead'],
  ...['Lul de Behanger', 'sh1t', 'Teef', 'Hit\u00ADler', 'f\u0335u\u0335c\u0335k', 'f’u’c’k'],
])('%s is nothing to read in public', (name) => expect(isOffensive(name)).toBe(true));

test.each([
  ...['Sanne', 'Dick', 'Anita', 'Griet', 'Annalisa', 'Fanny', 'Willy', 'Ashley', 'Cassandra', 'Titia'],
  ...[
    'Jan de Cock',
    'Van Dyke',
    'Harry Muts',
    'Van de Wetering',
    'Verhoeren',
    'Assen',
    'Circumcenter',
    'Zoë 🎤',
  ],
])('%s is a name like any other', (name) => expect(isOffensive(name)).toBe(false));

test('an offensive name is nowhere in public, and its fan does not see it offered', async () => {
  const campaign = await seedOpen();
  const { name, code } = await createSharer(campaign, 'Kаnker Jansen');
  await createSharer(campaign, 'Zoë Bakker');
  expect(name).toBeNull();
  expect(await greet(campaign.slug, code)).toBeNull();
  await expectLive(campaign.slug, ['Zoë']);
});

test('the name of an account whose address is not proven, or that waits to be kept, is nowhere in public', async () => {
  const campaign = await seedOpen();
  const { fan, code, open } = await createSharer(campaign, 'Sanne de Vries');
  await changeUser(fan.id, { emailVerified: false });
  expect((await open()).name).toBeNull();
  expect(await greet(campaign.slug, code)).toBeNull();
  await expectLive(campaign.slug, []);
  await changeUser(fan.id, { emailVerified: true });
  expect(await greet(campaign.slug, code)).toBe('Sanne');
  await changeUser(fan.id, { heldSince: new Date() });
  expect([(await open()).name, await greet(campaign.slug, code)]).toEqual([null, null]);
  expect((await owner.get(`/api/campaigns/${campaign.id}/names`)).body).toEqual({ docs: [] });
});

test.each([
  ['owner', owner],
  ['admin', admin],
] as const)('the %s hides a name in a press, and shows it again', async (_, hider) => {
  const campaign = await seedOpen();
  const { submissionId, code, open } = await createSharer(campaign, 'Sanne de Vries');
  const path = `/api/campaigns/${campaign.id}/names`;
  const item = { id: submissionId, name: 'Sanne', isHidden: false };
  expect((await hider.get(path)).body).toEqual({ docs: [item] });
  expect((await hider.put(`${path}/${submissionId}`, { isHidden: true })).body).toEqual({
    doc: { isHidden: true },
  });
  expect((await hider.get(path)).body).toEqual({ docs: [{ ...item, isHidden: true }] });
  expect([(await open()).name, await greet(campaign.slug, code)]).toEqual([null, null]);
  await expectLive(campaign.slug, []);
  expect((await hider.put(`${path}/${submissionId}`, { isHidden: false })).status).toBe(200);
  expect(await greet(campaign.slug, code)).toBe('Sanne');
  const acts = (await readAdminLog(campaign.id)).map(([act]) => act);
  expect(acts).toEqual(hider === admin ? ['name-hidden', 'name-shown'] : []);
  const elsewhere = await seedOpen();
  const elsewherePath = `/api/campaigns/${elsewhere.id}/names/${submissionId}`;
  expect((await hider.put(elsewherePath, { isHidden: true })).status).toBe(404);
});

test('a name that an admin has hidden, in a campaign or everywhere, is none that its owner shows again', async () => {
  const campaign = await seedOpen();
  const { fan, submissionId, code } = await createSharer(campaign, 'Sanne de Vries');
  const names = `/api/campaigns/${campaign.id}/names`;
  const put = async (who: typeof owner, isHidden: boolean) =>
    (await who.put(`${names}/${submissionId}`, { isHidden })).status;
  const help = async (act: 'name-hidden' | 'name-shown') =>
    (await admin.post(`/api/admin/people/${fan.id}/help`, { act, reason: REASON })).status;
  for (const [hide, show] of [
    [() => put(admin, true), () => put(admin, false)],
    [() => help('name-hidden'), () => help('name-shown')],
  ] as const) {
    expect(await put(owner, true)).toBe(200);
    expect(await hide()).toBe(200);
    expect((await owner.get(names)).body).toEqual({ docs: [] });
    await put(owner, false);
    expect(await greet(campaign.slug, code)).toBeNull();
    expect(await show()).toBe(200);
    expect(await greet(campaign.slug, code)).toBe('Sanne');
    expect((await owner.get(names)).body).toMatchObject({ docs: [{ id: submissionId, isHidden: false }] });
  }
});

test('a name that an admin has hidden everywhere is not public with a later answer either', async () => {
  const fan = await createLoggedInUser('fan', 'en', 'Sanne de Vries');
  const help = `/api/admin/people/${fan.id}/help`;
  await admin.post(help, { act: 'name-hidden', reason: REASON });
  const campaign = await seedOpen();
  const { name, code } = await createSharer(campaign, '', fan);
  expect([name, await greet(campaign.slug, code)]).toEqual([null, null]);
  await admin.post(help, { act: 'name-shown', reason: REASON });
  expect(await greet(campaign.slug, code)).toBe('Sanne');
});

test('the wall shows an answer under a number where its name is hidden, offensive or of an unproven address', async () => {
  const { id } = await seedCampaignWithWinners();
  const seenByFan = new Map<string, unknown>();
  const seed = async (
    displayName: string,
    changes: { nameHiddenAt?: Date; emailVerified?: boolean } = {},
  ) => {
    const { nameHiddenAt, emailVerified = true } = changes;
    const fan = await createLoggedInUser('fan');
    await changeUser(fan.id, { emailVerified });
    const submissionId = await seedPaidAnswer(id, fan.id, { score: false });
    await changeSubmission(submissionId, { nameHiddenAt: nameHiddenAt ?? null });
    await seedWallAnswer(id, submissionId, { displayName });
    const [row] = await findRows('submissions', { id: submissionId });
    // The fan sees the same name as the public.
    const own = Object((await fan.get(`/api/campaign-submissions/${submissionId}`)).body).submission;
    seenByFan.set(submissionId, own.wall.displayName);
    const allowed = await fan.put(`/api/campaign-submissions/${submissionId}/wall`, { displayName });
    expect(Object(allowed.body).doc).toEqual(own.wall);
    return [submissionId, `Fan ${row?.fanNumber}`] as const;
  };
  const expected = new Map([
    [(await seed('Sanne uit Ede'))[0], 'Sanne uit Ede'],
    await seed('Mila', { nameHiddenAt: new Date() }),
    await seed('Kut Klootzak'),
    await seed('Bo', { emailVerified: false }),
  ]);
  expect(seenByFan).toEqual(expected);
  const { docs } = await readWall(id);
  const listed = Object((await chooser.get(`/api/campaigns/${id}/wall?state=shown`)).body).docs;
  for (const list of [docs, AllowedAnswer.array().parse(listed)])
    expect(new Map(list.map(({ submissionId, displayName }) => [submissionId, displayName]))).toEqual(
      expected,
    );
});

test('anyone reports a name, and the decision hides it for good', async () => {
  const campaign = await seedOpen();
  const { submissionId, code } = await createSharer(campaign, 'Oplichter de Vries');
  const report = (quote: string) =>
    callApi('/reports', { body: createReportBody(campaign, { subject: 'answer', quote }) });
  const sent = await report('oplichter');
  expect(sent.status).toBe(201);
  const { id } = Object(await sent.json());
  expect(await readReport(id)).toMatchObject({ submissionId, quote: 'oplichter' });
  const { body } = await admin.get('/api/admin/reports');
  expect(Object(body).docs.find((doc: { id: string }) => doc.id === id)).toMatchObject({
    isFound: true,
    answer: expect.stringMatching(/^oplichter: /),
  });
  expect((await decide(admin, id, 'stopped')).status).toBe(200);
  expect(await greet(campaign.slug, code)).toBeNull();
  await expectLive(campaign.slug, []);
  const path = `/api/campaigns/${campaign.id}/names`;
  expect((await owner.get(path)).body).toEqual({ docs: [] });
  expect((await owner.put(`${path}/${submissionId}`, { isHidden: false })).status).toBe(404);
  expect(await greet(campaign.slug, code)).toBeNull();
});
