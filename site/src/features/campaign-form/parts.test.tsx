import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  CAMPAIGN,
  failure,
  hasStatus,
  stubAnswer,
  listSentBodies,
  renderCreateForm,
  listToasts,
  success,
  VALID_VALUES,
} from './campaign-form.fixture.tsx';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const list = () => screen.getByRole('list', { name: /Your keywords/ });
const ranks = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.cf-keyword')?.textContent);
const LIST = 'GET charity-whitelist-custom?includeUnapproved=true';

describe('keywords', () => {
  test('are picked from a category, and let go', async () => {
    const { user } = renderCreateForm({});
    await user.click(button('Concert'));
    await user.click(button('Film'));
    expect(ranks()).toEqual(['Concert', 'Film']);
    expect(button('Film').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Concert'));
    expect(ranks()).toEqual(['Film']);
    expect(hasStatus('Concert removed')).toBe(true);
  });

  test('of one’s own are two with a comma between them, and the status says so', async () => {
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    const own = screen.getByLabelText('Your own keyword');
    await user.type(own, 'soup, bread{Enter}');
    expect(ranks()).toEqual(['warmth', 'cooking', 'soup', 'bread']);
    expect(hasStatus('2 keywords added: soup, bread')).toBe(true);
    await user.type(own, 'Soup, salt{Enter}');
    expect(hasStatus('salt added, rank 5 of 5')).toBe(true);
  });

  test('of one’s own are added by Enter or Add, which is enabled only for non-blank text', async () => {
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    const own = screen.getByLabelText('Your own keyword');
    const [add] = screen.getAllByRole('button', { name: 'Add' });
    expect(add).toHaveProperty('disabled', true);
    await user.type(own, '   ');
    expect(add).toHaveProperty('disabled', true);
    await user.type(own, 'soup{Enter}');
    await user.type(own, 'bread');
    if (add) await user.click(add);
    expect(ranks()).toEqual(['warmth', 'cooking', 'soup', 'bread']);
    await user.type(own, 'SOUP{Enter}');
    expect(ranks()).toHaveLength(4);
    expect(hasStatus('SOUP is already in the list')).toBe(true);
    expect(listSentBodies('POST campaigns/create')).toEqual([]);
  });

  test('change their rank by the buttons and the arrow keys, and that is what is sent', async () => {
    stubAnswer('POST campaigns/create', 201, { doc: CAMPAIGN });
    const { user } = renderCreateForm({ draft: { ...VALID_VALUES, importantKeywords: ['a', 'b', 'c'] } });
    await user.click(button('Move c up'));
    expect(ranks()).toEqual(['a', 'c', 'b']);
    expect(hasStatus('c: rank 2 of 3')).toBe(true);
    expect(document.activeElement).toBe(button('Move c up'));
    await user.keyboard('{ArrowUp}');
    expect(ranks()).toEqual(['c', 'a', 'b']);
    await user.keyboard('{ArrowUp}');
    expect(ranks()).toEqual(['c', 'a', 'b']);
    await user.click(button('Create Campaign'));
    await waitFor(() => expect(listSentBodies('POST campaigns/create')).toHaveLength(1));
    expect(listSentBodies('POST campaigns/create')).toMatchObject([
      { importantKeywords: 'c, a, b', keywordPriorities: { c: 1, a: 2, b: 3 } },
    ]);
  });

  test('are dragged into place', () => {
    renderCreateForm({ draft: { ...VALID_VALUES, importantKeywords: ['a', 'b', 'c'] } });
    const rows = within(list()).getAllByRole('listitem');
    rows.forEach((row, index) => {
      row.getBoundingClientRect = () => new DOMRect(0, index * 50, 100, 50);
    });
    const grip = rows[0]?.querySelector('.cf-grip');
    if (!(grip instanceof HTMLElement)) throw new Error('no handle');
    grip.setPointerCapture = () => undefined;
    fireEvent.pointerDown(grip, { clientY: 25, button: 0, pointerId: 1 });
    fireEvent.pointerMove(grip, { clientY: 130, pointerId: 1 });
    fireEvent.pointerUp(grip, { clientY: 130, pointerId: 1 });
    expect(ranks()).toEqual(['b', 'c', 'a']);
  });
});

describe('the charity', () => {
  test('is one of the list, those not reviewed yet included', async () => {
    const { user } = renderCreateForm({});
    await screen.findByRole('option', { name: 'Huis van Muziek (not reviewed yet)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Charity' }), 'c2');
    expect(screen.getByRole('combobox', { name: 'Charity' })).toHaveProperty('value', 'c2');
  });

  test('says when the list could not be loaded, and loads it on Refresh', async () => {
    stubAnswer(LIST, 500, {});
    const { user } = renderCreateForm({});
    await screen.findByText('Failed to load charities. Please try again.');
    await user.click(button('Refresh'));
    await waitFor(() =>
      expect(listToasts()).toEqual([failure('Failed to refresh charities. Please try again.')]),
    );
    stubAnswer(LIST, 200, { docs: [{ id: 'c9', name: 'Nieuw', approvalStatus: 'approved' }], next: null });
    await user.click(button('Refresh'));
    await screen.findByRole('option', { name: 'Nieuw' });
    expect(listToasts().at(-1)).toEqual(success('Charities list refreshed successfully!'));
  });

  test('come in pages, with more shown on request', async () => {
    const second = `${LIST}&after=50`;
    const doc = (id: string, name: string) => ({ id, name, approvalStatus: 'approved' });
    stubAnswer(LIST, 200, { docs: [doc('c1', 'De Warme Tafel')], next: '50' });
    stubAnswer(second, 200, { docs: [doc('c8', 'Zonnebloem')], next: null });
    const { user } = renderCreateForm({});
    await screen.findByRole('option', { name: 'De Warme Tafel' });
    expect(screen.queryByRole('option', { name: 'Zonnebloem' })).toBeNull();
    await user.click(button('Show more charities in the list'));
    await screen.findByRole('option', { name: 'Zonnebloem' });
    expect(screen.getByRole('option', { name: 'De Warme Tafel' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more charities in the list' })).toBeNull();
  });

  async function addOne(status: number, body: unknown) {
    stubAnswer('POST charity-whitelist-custom', status, body);
    const { user } = renderCreateForm({ draft: { ...VALID_VALUES, charity: 'other' } });
    const [, add] = screen.getAllByRole('button', { name: 'Add' });
    if (!add) throw new Error('no button to add');
    expect(add).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Name of the charity'), 'De Tuin');
    await user.click(add);
    return screen.getByRole('combobox', { name: 'Charity' });
  }

  test('can be added for review, and is chosen then', async () => {
    const doc = { id: 'c7', name: 'De Tuin', approvalStatus: 'pending' };
    const select = await addOne(201, { doc });
    await waitFor(() => expect(select).toHaveProperty('value', 'c7'));
    expect(listSentBodies('POST charity-whitelist-custom')).toEqual([{ name: 'De Tuin' }]);
    expect(listToasts()).toEqual([success('Charity added successfully! It will be reviewed by an admin.')]);
  });

  test('that is there already is chosen', async () => {
    const doc = { id: 'c1', name: 'De Warme Tafel', approvalStatus: 'approved' };
    const select = await addOne(409, { doc, error: 'x', code: 'charity_exists' });
    await waitFor(() => expect(select).toHaveProperty('value', 'c1'));
    expect(listToasts()).toEqual([success('This charity already exists in our system')]);
  });

  test('that could not be added stays as it was typed', async () => {
    await addOne(500, {});
    await waitFor(() => expect(listToasts()).toEqual([failure('Failed to add charity. Please try again.')]));
    expect(screen.getByLabelText('Name of the charity')).toHaveProperty('value', 'De Tuin');
  });
});
