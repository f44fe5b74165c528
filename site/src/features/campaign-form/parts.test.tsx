import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  CAMPAIGN,
  stubAnswer,
  listSentBodies,
  renderCreateForm,
  listToasts,
  VALID_VALUES,
} from './campaign-form.fixture.tsx';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.getByRole('list', { name: /Your keywords/ });
const ranks = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.cf-keyword')?.textContent);
const hasStatus = (text: string) =>
  screen.getAllByRole('status').some((status) => status.textContent === text);
const LIST = 'GET charity-whitelist-custom?includeUnapproved=true&page=1';
const success = (text: string) => ({ kind: 'success', text, durationMs: 4000 });
const failure = (text: string) => ({ kind: 'error', text, durationMs: 4000 });

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

  test('of one’s own come by Enter or Add, which is there for non-blank text only', async () => {
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
    expect(hasStatus('SOUP is in the list already')).toBe(true);
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

  test('says when the list cannot be had, and gets it on Refresh', async () => {
    stubAnswer(LIST, 500, {});
    const { user } = renderCreateForm({});
    await screen.findByText('Failed to load charities. Please try again.');
    await user.click(button('Refresh'));
    await waitFor(() =>
      expect(listToasts()).toEqual([failure('Failed to refresh charities. Please try again.')]),
    );
    stubAnswer(LIST, 200, { docs: [{ id: 'c9', name: 'Nieuw', approvalStatus: 'approved' }] });
    await user.click(button('Refresh'));
    await screen.findByRole('option', { name: 'Nieuw' });
    expect(listToasts().at(-1)).toEqual(success('Charities list refreshed successfully!'));
  });

  test('come in pages, of which more are shown on request', async () => {
    const second = LIST.replace('page=1', 'page=2');
    const doc = (id: string, name: string) => ({ id, name, approvalStatus: 'approved' });
    stubAnswer(LIST, 200, { docs: [doc('c1', 'De Warme Tafel')], hasMore: true });
    stubAnswer(second, 200, { docs: [doc('c8', 'Zonnebloem')], hasMore: false });
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

describe('the picture', () => {
  test('must be an image', async () => {
    renderCreateForm({});
    const input = screen.getByLabelText(/Choose an image/);
    expect(input.getAttribute('accept')).toBe('image/*');
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('Please upload an image file')).toBeTruthy();
    expect(listToasts()).toEqual([failure('Please upload an image file')]);
  });

  test('that is known by its id is fetched, shown and removed', async () => {
    const media = { id: 'm1', url: '/x', filename: 'x.webp', width: 800, height: 600, alt: 'A kitchen' };
    stubAnswer('GET media/m1?depth=0', 200, media);
    const { user } = renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
    const picture = await screen.findByRole('img', { name: 'A kitchen' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '600']);
    await user.click(button('Remove'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByLabelText(/Choose an image/)).toBeTruthy();
  });

  test('can be described when it is there, and says whether that worked', async () => {
    const media = { id: 'm1', url: '/x', filename: 'x.webp', width: 800, height: 600, alt: 'A kitchen' };
    stubAnswer('GET media/m1?depth=0', 200, media);
    stubAnswer('PATCH media/m1', 200, { doc: { ...media, alt: 'A stage' } });
    const { user } = renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
    await screen.findByRole('img', { name: 'A kitchen' });
    const words = screen.getByLabelText(/What does it show/);
    expect(words).toHaveProperty('value', 'A kitchen');
    await user.tripleClick(words);
    await user.keyboard('A stage ');
    await user.tab();
    expect(await screen.findByRole('img', { name: 'A stage' })).toBeTruthy();
    expect(hasStatus('Saved.')).toBe(true);
    stubAnswer('PATCH media/m1', 500, {});
    await user.type(words, 'by night');
    await user.tab();
    expect(await screen.findByText('We could not save this. Please try again.')).toBeTruthy();
    expect(words).toHaveProperty('value', 'A stage by night');
    // A person who has to log in first finds the words again, and they are sent.
    cleanup();
    stubAnswer('PATCH media/m1', 200, { doc: { ...media, alt: 'A stage by night' } });
    renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
    expect(await screen.findByRole('img', { name: 'A stage by night' })).toBeTruthy();
    expect(listSentBodies('PATCH media/m1').map((body) => Object(body).alt)).toEqual([
      'A stage',
      'A stage by night',
      'A stage by night',
    ]);
  });

  test('is sent with its words, shown on its way, and there in the end', async () => {
    const request = fakeRequest();
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    await user.type(screen.getByLabelText(/What does it show/), 'A stage');
    const file = new File(['x'], 'stage.png', { type: 'image/png' });
    act(() => screen.getByLabelText(/Choose an image/).focus());
    fireEvent.change(screen.getByLabelText(/Choose an image/), { target: { files: [file] } });
    const progress = await screen.findByLabelText('Uploading stage.png...');
    expect(document.activeElement).toBe(button('Stop'));
    request.progress(0.5);
    await waitFor(() => expect(progress).toHaveProperty('value', 0.5));
    await user.click(button('Create Campaign'));
    expect(screen.getByText('The image is still on its way. Wait until it has arrived.')).toBeTruthy();
    request.answer(201, {
      doc: { id: 'm2', url: '/x', filename: 'y.webp', width: 10, height: 10, alt: 'A stage' },
    });
    expect(await screen.findByRole('img', { name: 'A stage' })).toBeTruthy();
    expect(request.body().get('alt')).toBe('A stage');
    expect(listToasts().at(-1)).toEqual(success('Image uploaded successfully!'));
  });

  test.each([
    [415, { error: 'Please upload an image file' }, 'Please upload an image file'],
    [500, {}, 'Failed to upload image. Please try again.'],
  ])('refused with %i %j is told in a sentence', async (status, body, sentence) => {
    const request = fakeRequest();
    renderCreateForm({ draft: VALID_VALUES });
    const file = new File(['x'], 'stage.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(/Choose an image/), { target: { files: [file] } });
    request.answer(status, body);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

/** A request of the browser that goes on when the test says so. */
function fakeRequest() {
  const upload = new EventTarget();
  const target = new EventTarget();
  let body = new FormData();
  let answered = { status: 0, responseText: '' };
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = upload;
      addEventListener = target.addEventListener.bind(target);
      open = () => undefined;
      setRequestHeader = () => undefined;
      abort = () => target.dispatchEvent(new Event('abort'));
      send = (sentBody: FormData) => (body = sentBody);
      get status() {
        return answered.status;
      }
      get responseText() {
        return answered.responseText;
      }
    },
  );
  return {
    body: () => body,
    progress: (part: number) =>
      upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: part * 100, total: 100 })),
    answer(status: number, hasStatus: unknown) {
      answered = { status, responseText: JSON.stringify(hasStatus) };
      target.dispatchEvent(new Event('load'));
    },
  };
}
