import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fill, press, getValue } from '#tests/support/fields.ts';
import {
  TEXTS,
  VALID_VALUES,
  button,
  failure,
  hasStatus,
  listSentBodies,
  listToasts,
  renderCreateForm,
  stubAnswer,
  stubPage,
  stubPendingAnswer,
  success,
} from './campaign-form.fixture.tsx';
import { KeywordField } from './parts/KeywordField.tsx';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const onSubmit = vi.fn();

/** The field alone, inside a form like the campaign's. */
function Keywords({ initial }: { readonly initial: readonly string[] }) {
  const [keywords, setKeywords] = useState(initial);
  const { keywords: texts, categories } = TEXTS;
  return (
    <form onSubmit={onSubmit}>
      <KeywordField
        {...{ texts, categories, keywords, isFixed: false, problem: undefined }}
        onChange={setKeywords}
      />
    </form>
  );
}

const rows = () => within(screen.getByRole('list', { name: /Your keywords/ })).getAllByRole('listitem');
const ranks = () => rows().map((row) => row.querySelector('.cf-keyword')?.textContent);
const pressKey = (key: string) =>
  document.activeElement && fireEvent.keyDown(document.activeElement, { key });
const addOwn = (text: string) => {
  fill('Your own keyword', text);
  fireEvent.keyDown(screen.getByLabelText('Your own keyword'), { key: 'Enter' });
};

test('keywords are picked from a category, and let go, also as typed in another case', () => {
  render(<Keywords initial={['concert']} />);
  press('Film');
  expect(ranks()).toEqual(['concert', 'Film']);
  expect(button('Film').getAttribute('aria-pressed')).toBe('true');
  press('Concert');
  expect(ranks()).toEqual(['Film']);
  expect(hasStatus('Concert removed')).toBe(true);
});

test('keywords of one’s own are added by Enter or Add, two with a comma between them, and the status says so', () => {
  render(<Keywords initial={['warmth']} />);
  for (const blank of ['   ', '\u200B']) {
    fill('Your own keyword', blank);
    expect(button('Add').getAttribute('aria-disabled')).toBe('true');
  }
  addOwn('soup, bread');
  expect(hasStatus('2 keywords added: soup, bread')).toBe(true);
  fill('Your own keyword', 'Soup, salt');
  press('Add');
  expect(hasStatus('salt added, rank 4 of 4')).toBe(true);
  addOwn('SOUP');
  expect(hasStatus('SOUP is already in the list')).toBe(true);
  // An emoji is one of the sixty characters that a keyword keeps.
  addOwn('🍲'.repeat(61));
  expect(ranks()).toEqual(['warmth', 'soup', 'bread', 'salt', '🍲'.repeat(60)]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keywords change their rank by the buttons and the arrow keys', () => {
  render(<Keywords initial={['a', 'b', 'c']} />);
  press('Move c up');
  expect(ranks()).toEqual(['a', 'c', 'b']);
  expect(hasStatus('c: rank 2 of 3')).toBe(true);
  expect(document.activeElement).toBe(button('Move c up'));
  pressKey('ArrowUp');
  expect(ranks()).toEqual(['c', 'a', 'b']);
  pressKey('ArrowUp');
  expect(ranks()).toEqual(['c', 'a', 'b']);
});

test('keywords are removed, and the keyboard goes on at the next one, then at the field', () => {
  render(<Keywords initial={['a', 'b']} />);
  press('Remove a');
  expect(document.activeElement).toBe(button('Remove b'));
  press('Remove b');
  expect(document.activeElement).toBe(screen.getByLabelText('Your own keyword'));
});

test('keywords are dragged into place', () => {
  render(<Keywords initial={['a', 'b', 'c']} />);
  for (const [index, row] of rows().entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 50, 100, 50);
  const grip = rows()[0]?.querySelector('.cf-grip');
  if (!(grip instanceof HTMLElement)) throw new Error('no handle');
  grip.setPointerCapture = () => undefined;
  fireEvent.pointerDown(grip, { clientY: 25, button: 0, pointerId: 1 });
  fireEvent.pointerMove(grip, { clientY: 130, pointerId: 1 });
  fireEvent.pointerUp(grip, { clientY: 130, pointerId: 1 });
  expect(ranks()).toEqual(['b', 'c', 'a']);
});

const LIST = 'GET charity-whitelist-custom';
const ADD = 'POST charity-whitelist-custom';
const doc = (id: string, name: string) => ({ id, name, approvalStatus: 'approved' });

test('the charity is one of the list, those not reviewed yet included', async () => {
  renderCreateForm({});
  await screen.findByRole('option', { name: 'Huis van Muziek (not reviewed yet)' });
  fill('Charity', 'c2');
  expect(getValue('Charity')).toBe('c2');
});

// Regression: they came as the database sorts them, capitals before small letters, and accents last.
test('the charity is found by the alphabet in any letters, after those reviewed the others', async () => {
  const names = ['De Brug', 'Zee', 'abc', 'Álf', 'Éclair'];
  stubAnswer(LIST, 200, {
    docs: [...names.map((name) => doc(name, name)), { ...doc('Aap', 'Aap'), approvalStatus: 'pending' }],
    next: null,
  });
  renderCreateForm({});
  await screen.findByRole('option', { name: 'Zee' });
  const options = within(screen.getByLabelText('Charity')).getAllByRole('option');
  const shown = options.map(({ textContent }) => textContent);
  expect(shown.slice(1, -1)).toEqual(['abc', 'Álf', 'De Brug', 'Éclair', 'Zee', 'Aap (not reviewed yet)']);
});

test('the charity says when the list could not be loaded, and loads it on Refresh', async () => {
  stubAnswer(LIST, 500, {});
  renderCreateForm({});
  await screen.findByText('Failed to load charities. Please try again.');
  press('Refresh');
  await waitFor(() =>
    expect(listToasts()).toEqual([failure('Failed to refresh charities. Please try again.')]),
  );
  stubAnswer(LIST, 200, { docs: [doc('c9', 'Nieuw')], next: null });
  press('Refresh');
  // A disabled button would lose the focus.
  expect(button('Refreshing...')).toHaveProperty('disabled', false);
  await screen.findByRole('option', { name: 'Nieuw' });
  expect(listToasts().at(-1)).toEqual(success('Charities list refreshed successfully!'));
});

test('the charity come in pages, with more shown on request', async () => {
  stubPage(LIST, (query) =>
    query.get('after') === '50'
      ? { docs: [doc('c8', 'Zonnebloem')], next: null }
      : { docs: [doc('c1', 'De Warme Tafel')], next: '50' },
  );
  renderCreateForm({});
  await screen.findByRole('option', { name: 'De Warme Tafel' });
  expect(screen.queryByRole('option', { name: 'Zonnebloem' })).toBeNull();
  press('Show more charities in the list');
  await screen.findByRole('option', { name: 'Zonnebloem' });
  expect(screen.getByRole('option', { name: 'De Warme Tafel' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more charities in the list' })).toBeNull();
});

test.each([
  [
    'that is added for review is chosen then',
    201,
    'c7',
    success('Charity added successfully! It will be reviewed by an admin.'),
  ],
  ['that is there already is chosen', 409, 'c7', success('This charity already exists in our system')],
  [
    'that could not be added stays as it was typed',
    500,
    'other',
    failure('Failed to add charity. Please try again.'),
  ],
])('the charity %s', async (_what, status, chosen, toast) => {
  stubAnswer(ADD, status, status === 500 ? {} : { doc: doc('c7', 'De Tuin') });
  renderCreateForm({ draft: { ...VALID_VALUES, charity: 'other' } });
  const [, add] = screen.getAllByRole('button', { name: 'Add' });
  fill('Name of the charity', 'De Tuin');
  add?.click();
  await waitFor(() => expect(listToasts()).toEqual([toast]));
  expect(getValue('Charity')).toBe(chosen);
  expect(listSentBodies(ADD)).toEqual([{ name: 'De Tuin' }]);
  if (chosen === 'other') expect(getValue('Name of the charity')).toBe('De Tuin');
});

// Regression: it said that it existed already, and to try again; and said so still of the next one that was chosen.
test('the charity that was rejected says so, until another one is chosen', async () => {
  const error = 'This charity was not approved. Please choose another one';
  stubAnswer(ADD, 409, { error, doc: { ...doc('c7', 'De Tuin'), approvalStatus: 'rejected' } });
  renderCreateForm({ draft: { ...VALID_VALUES, charity: 'other' } });
  await screen.findByRole('option', { name: 'De Warme Tafel' });
  fill('Name of the charity', 'De Tuin');
  screen.getAllByRole('button', { name: 'Add' }).at(-1)?.click();
  expect(await screen.findByText(error)).toBeTruthy();
  expect(listToasts()).toEqual([failure(error)]);
  fill('Charity', 'c1');
  expect(screen.queryByText(error)).toBeNull();
});

test('the charity that is added while the list is being loaded stays chosen', async () => {
  const answerList = stubPendingAnswer(LIST);
  stubAnswer(ADD, 201, { doc: doc('c7', 'De Tuin') });
  renderCreateForm({ draft: { ...VALID_VALUES, charity: 'other' } });
  fill('Name of the charity', 'De Tuin');
  screen.getAllByRole('button', { name: 'Add' }).at(-1)?.click();
  await waitFor(() => expect(getValue('Charity')).toBe('c7'));
  answerList(200, { docs: [doc('c1', 'De Warme Tafel')], next: null });
  await screen.findByRole('option', { name: 'De Warme Tafel' });
  expect(getValue('Charity')).toBe('c7');
});
