import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import {
  campaignReply,
  clickByName,
  createNominee,
  NOMINEES,
  readyReply,
  SELECT,
  waitUntil,
} from './nominee-pages.fixture.ts';
import {
  leave,
  readAlert,
  readStatus,
  renderNominees,
  setUpChoosing,
  three,
  typeReason,
  WHY,
} from './nominees-view.fixture.tsx';
import { useWinnerChoice } from './use-winner-choice.ts';
import { storeDraft } from '#widget/client/drafts.ts';
import { NOTHING_CHOSEN, toDraftName } from './use-winner-choice.ts';

setUpChoosing();

it('choosing takes two where two may win, counts them, and refuses a third', async () => {
  await renderNominees(three);
  expect(screen.getByRole('group', { name: 'Which 2 do you choose?' })).toBeTruthy();
  expect(readStatus()).toBe('0 of 2 chosen');
  await clickByName('checkbox', 'Choose Cato V.');
  await clickByName('checkbox', 'Choose Emma V.');
  expect(readStatus()).toBe('2 of 2 chosen: Emma V. and Cato V.');
  await clickByName('checkbox', 'Choose Bas V.');
  expect(readAlert()).toBe('You have chosen enough winners. Deselect one to choose another fan.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Bas V.' }).checked).toBe(false);
});

it('choosing is one of a group where one may win', async () => {
  await renderNominees({ ...campaignReply({ twoWinners: false }), ...three });
  await clickByName('radio', 'Choose Emma V.');
  await clickByName('radio', 'Choose Bas V.');
  expect(readStatus()).toBe('1 of 1 chosen: Bas V.');
});

it('choosing has nothing to confirm until nobody is missing', async () => {
  await renderNominees(three);
  const confirm = () => screen.queryByRole('button', { name: 'Confirm your choice' });
  expect(confirm()).toBeNull();
  await clickByName('checkbox', 'Choose Emma V.');
  expect(readStatus()).toBe('1 of 2 chosen: Emma V.');
  expect(confirm()).toBeNull();
  await clickByName('checkbox', 'Choose Bas V.');
  expect(confirm()).toBeTruthy();
});

const five = ['Emma', 'Bas', 'Cato', 'Daan', 'Eva'].map((name, index) => ({
  ...createNominee(name, 9 - index, index + 1),
  band: { low: 8.5 - index, high: 9.2 - index * 0.9 },
}));
const compared = () =>
  within(screen.getByRole('group', { name: 'Who do you choose?' }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('comparing starts with a shortlist where there are many, which outlives a reload', async () => {
  const replies = { ...campaignReply({ twoWinners: false }), [NOMINEES]: readyReply(...five) };
  const { unmount } = await renderNominees(replies);
  expect(screen.getByText(/^Put the answers that move you on your shortlist/)).toBeTruthy();
  expect(compared()).toEqual([]);
  await clickByName('radio', 'Daan V.');
  await clickByName('checkbox', 'Put Daan V. on your shortlist');
  await clickByName('radio', 'Bas V.');
  await clickByName('checkbox', 'Put Bas V. on your shortlist');
  expect(compared()).toEqual(['Bas V.', 'Daan V.']);
  expect(screen.getAllByRole('radio', { name: /^On your shortlist: / })).toHaveLength(2);
  unmount();
  await renderNominees(replies);
  expect(compared()).toEqual(['Bas V.', 'Daan V.']);
  await clickByName('radio', 'On your shortlist: Bas V.');
  await clickByName('checkbox', 'Put Bas V. on your shortlist');
  expect(compared()).toEqual(['Daan V.']);
});

it('comparing takes over the page of the server, which knows nothing of what this tab holds', async () => {
  const emma = createNominee('Emma');
  const Chosen = () => <p>{useWinnerChoice('c1', [emma], 2).chosen.join()}</p>;
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Chosen />);
  storeDraft(toDraftName('c1'), null, { ...NOTHING_CHOSEN, chosen: [emma.submissionId] });
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, <Chosen />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe(emma.submissionId);
});

it('comparing says which answers cannot be told apart', async () => {
  const band = (low: number, high: number) => ({ band: { low, high } });
  await renderNominees({
    [NOMINEES]: readyReply(
      { ...createNominee('Emma', 9), ...band(8.5, 9.5) },
      { ...createNominee('Bas', 8.6, 2), ...band(8, 8.9) },
      { ...createNominee('Cato', 6, 3), ...band(5.5, 6.5) },
    ),
  });
  const alike = screen.getAllByText(/^Cannot be told apart from/).map((line) => line.textContent);
  expect(alike).toEqual(['Cannot be told apart from Bas V.', 'Cannot be told apart from Emma V.']);
});

const reserve = (number: number) => screen.queryByRole('combobox', { name: `Reserve ${number}` });
const single = { ...campaignReply({ twoWinners: false }), ...three, [SELECT]: { body: { docs: [] } } };
const put = (number: number, value: string) =>
  fireEvent.change(reserve(number) ?? document.body, { target: { value } });

it('reserves are asked once the winner is chosen, in order, and sent with the choice', async () => {
  const { calls } = await renderNominees(single);
  expect(reserve(1)).toBeNull();
  await clickByName('radio', 'Choose Emma V.');
  typeReason('Emma V.', WHY);
  put(1, 'cato');
  put(2, 'bas');
  expect(reserve(3)).toBeNull();
  await clickByName('button', 'Confirm your choice');
  expect(screen.getByRole('dialog').textContent).toContain('we ask Cato V. and Bas V.');
  await clickByName('button', 'Confirm your choice');
  await waitUntil(() => expect(leave).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toMatchObject({ body: { submissionIds: ['emma'], reserves: ['cato', 'bas'] } });
});

it('reserves can be skipped and taken back, and a reserve who is chosen is none', async () => {
  await renderNominees(single);
  await clickByName('radio', 'Choose Emma V.');
  put(1, 'cato');
  put(1, '');
  expect(reserve(1)).toHaveProperty('value', '');
  put(1, 'bas');
  await clickByName('radio', 'Choose Bas V.');
  expect(reserve(1)).toHaveProperty('value', '');
  typeReason('Bas V.', WHY);
  await clickByName('button', 'Confirm your choice');
  expect(screen.getByRole('dialog').textContent).toContain('we ask the next nominee');
});
