import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, press } from '#tests/support/fields.ts';
import { createPicture } from '../media/media.fixture.ts';
import {
  button,
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

const getInput = () => screen.getByLabelText(/Choose an image/);
const choose = (file: File) => fireEvent.change(getInput(), { target: { files: [file] } });
const PICTURE = createPicture({ height: 600, alt: 'A kitchen' });

test('the picture must be an image', async () => {
  renderCreateForm({});
  expect(getInput().getAttribute('accept')).toBe('image/*');
  choose(new File(['x'], 'x.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please upload an image file')).toBeTruthy();
  expect(listToasts()).toEqual([failure('Please upload an image file')]);
});

test('the picture that is known by its id is fetched, shown and removed', async () => {
  stubAnswer('GET media/m1', 200, PICTURE);
  renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
  const picture = await screen.findByRole('img', { name: 'A kitchen' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '600']);
  press('Remove');
  expect(screen.queryByRole('img')).toBeNull();
  expect(getInput()).toBeTruthy();
});

test('the picture can be described when it is there, and says whether that worked', async () => {
  stubAnswer('GET media/m1', 200, PICTURE);
  stubAnswer('PATCH media/m1', 200, { doc: { ...PICTURE, alt: 'A stage' } });
  renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
  await screen.findByRole('img', { name: 'A kitchen' });
  const words = screen.getByLabelText(/What does it show/);
  expect(words).toHaveProperty('value', 'A kitchen');
  fill(/What does it show/, 'A stage ');
  fireEvent.blur(words);
  expect(await screen.findByRole('img', { name: 'A stage' })).toBeTruthy();
  expect(hasStatus('Saved.')).toBe(true);
  stubAnswer('PATCH media/m1', 500, {});
  fill(/What does it show/, 'A stage by night');
  fireEvent.blur(words);
  expect(await screen.findByText('We could not save this. Please try again.')).toBeTruthy();
  expect(words).toHaveProperty('value', 'A stage by night');
  // After a login the description is restored and sent.
  cleanup();
  stubAnswer('PATCH media/m1', 200, { doc: { ...PICTURE, alt: 'A stage by night' } });
  renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
  expect(await screen.findByRole('img', { name: 'A stage by night' })).toBeTruthy();
  expect(listSentBodies('PATCH media/m1').map((body) => Object(body).alt)).toEqual([
    'A stage',
    'A stage by night',
    'A stage by night',
  ]);
});

test('the picture has a point that keys move, and that is announced', async () => {
  stubAnswer('GET media/m1', 200, PICTURE);
  renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
  const point = await screen.findByRole('slider', { name: 'Where the face is' });
  fireEvent.keyDown(point, { key: 'ArrowRight' });
  expect(point.getAttribute('aria-valuetext')).toBe('52% from the left, 33% from the top');
});

test('the picture is sent with its words, shown on its way, and there in the end', async () => {
  const request = fakeRequest();
  renderCreateForm({ draft: VALID_VALUES });
  fill(/What does it show/, 'A stage');
  act(() => getInput().focus());
  choose(new File(['x'], 'stage.png', { type: 'image/png' }));
  const progress = await screen.findByLabelText('Uploading stage.png...');
  await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
  await request.isSent();
  request.progress(0.5);
  await waitFor(() => expect(progress).toHaveProperty('value', 0.5));
  press('Create Campaign');
  expect(await screen.findByText('The image is still uploading. Please wait until it is done.')).toBeTruthy();
  request.answer(201, { doc: { ...PICTURE, id: 'm2', alt: 'A stage' } });
  expect(await screen.findByRole('img', { name: 'A stage' })).toBeTruthy();
  expect(request.body().get('alt')).toBe('A stage');
  expect(listToasts().at(-1)).toEqual(success('Image uploaded successfully!'));
});

test('the picture that follows a removed one is not said to be removed', async () => {
  stubAnswer('GET media/m1', 200, PICTURE);
  const request = fakeRequest();
  renderCreateForm({ draft: { ...VALID_VALUES, image: 'm1' } });
  await screen.findByRole('img', { name: 'A kitchen' });
  press('Remove');
  expect(hasStatus('Image removed')).toBe(true);
  choose(new File(['x'], 'stage.png', { type: 'image/png' }));
  await request.isSent();
  request.answer(201, { doc: { ...PICTURE, id: 'm2', alt: 'A stage' } });
  await screen.findByRole('img', { name: 'A stage' });
  expect(hasStatus('Image removed')).toBe(false);
});

test('the picture is not sent if it is cancelled while a face is sought', async () => {
  const { promise, resolve } = Promise.withResolvers<{ readonly width: number; readonly height: number }>();
  vi.stubGlobal('createImageBitmap', () => promise);
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = () => Promise.resolve([]);
    },
  );
  const request = fakeRequest();
  renderCreateForm({});
  choose(new File(['x'], 'stage.png', { type: 'image/png' }));
  press('Cancel');
  await act(async () => resolve({ width: 1, height: 1 }));
  await waitFor(getInput);
  expect(request.body().has('file')).toBe(false);
});

test.each([
  [415, { error: 'Please upload an image file' }, 'Please upload an image file'],
  [500, {}, 'Failed to upload image. Please try again.'],
])('the picture refused with %i %j shows a sentence', async (status, body, sentence) => {
  const request = fakeRequest();
  renderCreateForm({});
  choose(new File(['x'], 'stage.png', { type: 'image/png' }));
  await request.isSent();
  request.answer(status, body);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

/** Fakes an XMLHttpRequest whose events the test triggers. */
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
    isSent: () => waitFor(() => expect(body.has('file')).toBe(true)),
    progress: (part: number) =>
      upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: part * 100, total: 100 })),
    answer(status: number, hasStatus: unknown) {
      answered = { status, responseText: JSON.stringify(hasStatus) };
      target.dispatchEvent(new Event('load'));
    },
  };
}
