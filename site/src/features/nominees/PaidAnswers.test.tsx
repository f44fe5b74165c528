import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import {
  advanceTime,
  ANSWERS,
  campaignReply,
  clickByName,
  createNominee,
  NOMINATE,
  NOMINEES,
  readyReply,
  SELECT,
  waitUntil,
} from './nominee-pages.fixture.ts';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';
import { renderPage } from './nominees-view.fixture.tsx';
import { nomineeTexts } from './texts.ts';

const en = nomineeTexts('en');
const REREAD = {
  askedAt: '2026-09-06T10:00:00.000Z',
  overlooked: 'My sister sings too.',
  dueAt: '2026-09-13T10:00:00.000Z',
  reply: null,
  repliedAt: null,
  isNominated: null,
};
const emma = createNominee('Emma', 9);
const bas = { ...createNominee('Bas', null, null), flags: ['addresses-judge'], reread: REREAD };
const nominated = { ...bas, nomination: { reason: 'He made me laugh.', nominatedAt: bas.createdAt } };
const WHY = 'Why do you nominate Bas V.?';

async function openAnswers(replies: Parameters<typeof stubApi>[0] = {}) {
  const page = { body: { docs: [emma, bas], total: 2, next: null } };
  const stub = stubApi({
    ...campaignReply(),
    [NOMINEES]: readyReply(emma),
    [ANSWERS]: () => page,
    ...replies,
  });
  await renderPage();
  await clickByName('button', 'Read all answers');
  await waitUntil(() => screen.getByRole('article', { name: 'Bas V.' }));
  return stub;
}
const writeReason = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: WHY }), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
});

it('all paid answers are read on request, with what a person should know of each', async () => {
  const stub = await openAnswers();
  const card = within(screen.getByRole('article', { name: 'Bas V.' }));
  for (const text of ['Not scored', 'Addresses the judge', 'The fan would like you to read this again'])
    expect(card.getByText(text), text).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'flagged' } });
  await advanceTime(0);
  expect(stub.names().filter((name) => name.startsWith(ANSWERS))).toHaveLength(2);
});

it('all paid answers are nominated with a sentence, which needs ten characters', async () => {
  let docs: readonly unknown[] = [emma];
  const stub = await openAnswers({
    [NOMINEES]: () => readyReply(...docs),
    [NOMINATE]: () => {
      docs = [emma, nominated];
      return { status: 201, body: { doc: {} } };
    },
  });
  await clickByName('button', 'Nominate Bas V.');
  writeReason('Nice');
  await clickByName('button', 'Nominate');
  expect(screen.getByText('Write at least 10 characters.')).toBeTruthy();
  expect(stub.names()).not.toContain(NOMINATE);
  writeReason('He made me laugh.');
  await clickByName('button', 'Nominate');
  await waitUntil(() => screen.getByRole('checkbox', { name: 'Choose Bas V.' }));
  expect(screen.getAllByText('Nominated by you').length).toBeGreaterThan(0);
  expect(screen.getByText('He made me laugh.')).toBeTruthy();
});

it('all paid answers leave nothing to do to an admin who looks as the owner does, and everything to read', async () => {
  const managedFor = { name: 'Noor', mayManage: false, mayDecide: false };
  await openAnswers(campaignReply({ managedFor }));
  expect(screen.getByText('My sister sings too.')).toBeTruthy();
  expect(screen.getByText('Read the answers for “An hour in the kitchen” and compare them.')).toBeTruthy();
  expect(screen.getByText('Only Noor chooses the winners', { exact: false })).toBeTruthy();
  for (const name of [/^Nominate/, /^Send your reply/, /^Choose/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('all paid answers say why a nomination failed', async () => {
  const error = 'This answer is already among the nominees.';
  await openAnswers({ [NOMINATE]: { status: 409, body: { error, code: 'already_nominated' } } });
  await clickByName('button', 'Nominate Bas V.');
  writeReason('He made me laugh.');
  await clickByName('button', 'Nominate');
  await waitUntil(() => screen.getByText(error));
});

it('answers that were paid after a reopening say so', async () => {
  await openAnswers({ [NOMINEES]: readyReply({ ...emma, isAfterReopening: true }) });
  expect(screen.getAllByText('Paid after the reopening')).toHaveLength(1);
});

it('nominees who may be the same person say so, and what they share', async () => {
  const samePeople = ['Bas V.', 'Noor'].map((name) => ({ name, by: ['method', 'network'] }));
  await openAnswers({ [NOMINEES]: readyReply({ ...emma, samePeople }) });
  screen.getByText('May be the same person as Bas V., Noor: same payment method, same network');
});

it('near copies are counted, and read when they are opened', async () => {
  const stub = await openAnswers({ [NOMINEES]: readyReply({ ...emma, copies: 2 }) });
  const [summary] = screen.getAllByText('3 answers are nearly the same');
  const details = summary?.closest('details');
  if (!details) throw new Error('there is no list of near copies');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitUntil(() => expect(within(details).getAllByRole('article')).toHaveLength(2));
  expect(stub.names().filter((name) => name.startsWith(ANSWERS))).toHaveLength(2);
});

it('answers that were withdrawn after a report are counted beside the nominees, and can be read but not nominated', async () => {
  const withdrawn = { ...bas, isWithdrawn: true };
  await openAnswers({
    [NOMINEES]: { body: { ...readyReply(emma).body, withdrawn: 1 } },
    [ANSWERS]: { body: { docs: [emma, withdrawn], total: 2, next: null } },
  });
  expect(screen.getByText(/Answers withdrawn after a report: 1\./)).toBeTruthy();
  const card = within(screen.getByRole('article', { name: 'Bas V.' }));
  expect(card.getByText(en.common.withdrawn)).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Nominate Bas V.' })).toBeNull();
});

it('answers that were withdrawn after a report leave an owner nothing to choose from when there are no others', async () => {
  stubApi({ ...campaignReply(), [NOMINEES]: { body: { ...readyReply().body, withdrawn: 2 } } });
  await renderPage();
  expect(screen.getByText(en.nominees.allWithdrawn)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read all answers' })).toBeTruthy();
});

const change = (docs: readonly unknown[], more: object) => ({
  body: { ...readyReply(...docs).body, ...more },
});

it('while something is under way, new nominees are named, choices stay, and the page goes on until it is over', async () => {
  let reply = change([emma], { pending: 1, unsettled: 1 });
  const stub = stubApi({ ...campaignReply({ twoWinners: false }), [NOMINEES]: () => reply });
  await renderPage();
  expect(screen.getByText(/Paid answers still being scored: 1\./)).toBeTruthy();
  await clickByName('radio', 'Choose Emma V.');
  reply = change([createNominee('Cato', 10), { ...emma, place: 2 }], {});
  await advanceTime(SELECTING_POLL_MS);
  await waitUntil(() => screen.getByText(/nominees now include.*Cato V\./));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose Emma V.' }).checked).toBe(true);
  await advanceTime(10 * SELECTING_POLL_MS);
  expect(stub.names().filter((name) => name === NOMINEES)).toHaveLength(2);
});

it('while something is under way, choosing says so, and confirms it', async () => {
  const stub = stubApi({
    ...campaignReply({ twoWinners: false, plannedDate: '2027-07-01T13:00:00.000Z' }),
    [NOMINEES]: change([emma], { unsettled: 1, rereads: { open: 2, until: '2027-07-02T10:00:00.000Z' } }),
    [SELECT]: { status: 409, body: { error: 'Chosen.', code: 'winners_already_selected' } },
  });
  vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  await renderPage();
  await clickByName('radio', 'Choose Emma V.');
  const why = screen.getByRole('textbox', { name: 'Why did you choose Emma V.?' });
  fireEvent.change(why, { target: { value: 'She made me laugh.' } });
  await clickByName('button', 'Confirm your choice');
  expect(screen.getByText(/Fans who would like you to read their answer again: 2\./)).toBeTruthy();
  expect(screen.getByText(/Reply to those fans first.* The meeting comes before that\./)).toBeTruthy();
  expect(screen.getByText(/or until you choose, if that is sooner/)).toBeTruthy();
  expect(screen.getByText(/that fan cannot win.*they can no longer ask you, only us/)).toBeTruthy();
  await clickByName('button', 'Confirm your choice');
  await waitUntil(() =>
    expect(location.replace).toHaveBeenCalledWith(expect.stringContaining('refused=emma')),
  );
  const { body } = stub.calls.find(({ name }) => name === SELECT) ?? {};
  expect(body).toMatchObject({ submissionIds: ['emma'], confirm: { unsettled: true, early: true } });
});
