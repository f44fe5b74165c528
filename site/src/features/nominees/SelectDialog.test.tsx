import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { campaignReply, clickByName, SELECT, waitUntil } from './nominee-pages.fixture.ts';
import {
  leave,
  readAlert,
  readStatus,
  renderNominees,
  setUpChoosing,
  three,
  typeReason,
  WHY,
  WINNERS_PAGE,
} from './nominees-view.fixture.tsx';

const readText = ({ textContent }: HTMLElement) => textContent;
const OTHER_WHY = 'Nobody else wrote about rain.';

setUpChoosing();

const choose = async () => {
  await clickByName('checkbox', 'Choose Emma V.');
  await clickByName('checkbox', 'Choose Bas V.');
  typeReason('Emma V.', WHY);
  typeReason('Bas V.', OTHER_WHY);
  await act(async () => screen.getByRole('button', { name: 'Confirm your choice' }).click());
};

it('selecting the winners is confirmed as final, sent once, and leads to the winners', async () => {
  const { calls, count } = await renderNominees({ ...three, [SELECT]: { body: { docs: [] } } });
  await choose();
  expect(screen.getByRole('dialog').textContent).toContain('You choose Emma V. and Bas V.');
  expect(screen.getByRole('dialog').textContent).toContain('This is final');
  expect(within(screen.getByRole('dialog')).getAllByRole('figure').map(readText)).toEqual([
    'Answer of Emma.Emma V.',
    'Answer of Bas.Bas V.',
  ]);
  expect(count(SELECT)).toBe(0);
  await clickByName('button', 'Confirm your choice');
  await waitUntil(() => expect(leave).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
  expect(calls.at(-1)).toMatchObject({
    name: SELECT,
    body: { submissionIds: ['emma', 'bas'], reasons: { emma: WHY, bas: OTHER_WHY } },
  });
});

it('selecting the winners can be cancelled', async () => {
  const { count } = await renderNominees(three);
  await choose();
  await clickByName('button', 'Look again');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readStatus()).toBe('2 of 2 chosen: Emma V. and Bas V.');
  expect(count(SELECT)).toBe(0);
});

it.each([
  [
    'Choose two winners.',
    {
      status: 400,
      body: {
        error: 'Please check your entries.',
        code: 'validation_failed',
        details: [{ path: 'submissionIds', message: 'Choose two winners.' }],
      },
    },
  ],
  ['Not a nominee.', { status: 400, body: { error: 'Not a nominee.', code: 'invalid' } }],
  ['Failed to select winners: no connection. Please try again.', 'unreachable' as const],
])('selecting the winners says why it failed: %s', async (text, reply) => {
  await renderNominees({ ...three, [SELECT]: reply });
  await choose();
  await clickByName('button', 'Confirm your choice');
  await waitUntil(() => expect(readAlert()).toBe(text));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

const getField = (name: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Why did you choose ${name}?` });
const single = { ...campaignReply({ twoWinners: false }), ...three };
const press = () => clickByName('button', 'Confirm your choice');

it('the sentence about a winner is missed at its field, which gets the focus, until it is long enough', async () => {
  await renderNominees(single);
  await clickByName('radio', 'Choose Emma V.');
  typeReason('Emma V.', '  Nice.    ');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  const field = getField('Emma V.');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // The sticky bar covered the problem of a field that was in view itself.
  const [shown] = scroll.mock.contexts;
  expect(shown).toBe(screen.getByText('Write at least 10 characters.').closest('.field'));
  typeReason('Emma V.', WHY);
  expect(screen.queryByText('Write at least 10 characters.')).toBeNull();
  await press();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('the sentence about a winner outlives another choice, a failure and a reload', async () => {
  const { unmount } = await renderNominees({ ...single, [SELECT]: { status: 500 } });
  await clickByName('radio', 'Choose Emma V.');
  typeReason('Emma V.', WHY);
  await clickByName('radio', 'Choose Bas V.');
  expect(screen.queryByDisplayValue(WHY)).toBeNull();
  await clickByName('radio', 'Choose Emma V.');
  await press();
  await press();
  await waitUntil(() => expect(readAlert()).toBe('Failed to select winners.'));
  expect(getField('Emma V.').value).toBe(WHY);
  unmount();
  await renderNominees(single);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose Emma V.' }).checked).toBe(true);
  expect(getField('Emma V.').value).toBe(WHY);
});

it('the sentence about a winner is refused by the server at its field', async () => {
  const details = [{ path: 'reasons.emma', message: 'Keep it to 280 characters.' }];
  const body = { error: 'Keep it to 280 characters.', code: 'validation_failed', details };
  await renderNominees({ ...single, [SELECT]: { status: 400, body } });
  await clickByName('radio', 'Choose Emma V.');
  typeReason('Emma V.', WHY);
  await press();
  await press();
  await waitUntil(() => expect(screen.getByText('Keep it to 280 characters.')).toBeTruthy());
  expect(getField('Emma V.').getAttribute('aria-invalid')).toBe('true');
  expect(readAlert()).toBe('');
});

it('the sentence about a winner is forgotten once there are winners', async () => {
  await renderNominees({ ...single, [SELECT]: { body: { docs: [] } } });
  await clickByName('radio', 'Choose Emma V.');
  typeReason('Emma V.', WHY);
  expect(sessionStorage.length).toBe(1);
  await press();
  await press();
  await waitUntil(() => expect(leave).toHaveBeenCalledOnce());
  expect(sessionStorage.length).toBe(0);
});

it('the sentence about a winner is empty where a tab holds something else under its name', async () => {
  sessionStorage.setItem(
    'ph-campaign-winners-c1',
    '{"owner":null,"values":{"chosen":["emma",3],"reasons":{"emma":7}}}',
  );
  await renderNominees(single);
  expect(getField('Emma V.').value).toBe('');
  sessionStorage.setItem('ph-campaign-winners-c1', 'nonsense');
  cleanup();
  await renderNominees(single);
  expect(screen.queryByRole('textbox')).toBeNull();
});
