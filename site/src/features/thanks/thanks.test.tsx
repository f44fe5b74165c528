import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ALT_MAX } from '#api/media/rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { advanceTimers } from '#tests/support/fresh-page.ts';
import { ownSubmissionTexts } from '../submissions/texts.ts';
import { thanksTexts } from './texts.ts';
import { api } from '../accounts/api.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { ThanksPage } from './ThanksPage.tsx';
import * as upload from '../media/send-file.ts';
import { UNREACHABLE } from '#widget/client/outcome.ts';

const dashboard = ownSubmissionTexts('en');
const READ = 'GET /api/campaigns/c1/thanks';
const SAVE = 'PUT /api/campaigns/c1/thanks';
const SEND = 'POST /api/campaigns/c1/thanks/send';
const t = thanksTexts('en');

const thankYou = { from: 'Noor', campaign: 'An hour', message: '', transcript: '', files: [] };
const draft = (changes: Readonly<Record<string, unknown>> = {}) => ({
  body: {
    doc: {
      ...thankYou,
      method: 'text',
      includePhotos: false,
      allowPoohSend: true,
      winnersSelected: true,
      isCancelled: false,
      isTextEnough: false,
      recipients: 12,
      sentAt: null,
      correctedAt: null,
      correctableUntil: null,
      withdrawnAt: null,
      ...changes,
    },
  },
});

async function renderThanks(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi(replies);
  const { doc: first } = await readReply(api.campaigns[':id'].thanks.$get({ param: { id: 'c1' } }));
  render(<ThanksPage language="en" id="c1" first={first} texts={t} shown={dashboard.submissions} />);
  await advanceTimers(0);
  return stub;
}
const waitUntil = (check: () => void) =>
  vi.waitFor(async () => {
    await advanceTimers(0);
    check();
  });
const clickButton = async (name: string) => {
  const found = screen.getAllByRole('button', { name }).at(-1);
  if (!found) throw new Error(`no button ${name}`);
  await act(async () => fireEvent.click(found));
};
const type = (text: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(t.message), { target: { value: text } }));

beforeEach(() => vi.useFakeTimers());

describe('the page to write a thank-you', () => {
  it('shows the chosen method and only its fields', async () => {
    await renderThanks({ [READ]: draft({ method: 'video', includePhotos: true }) });
    await waitUntil(() => screen.getByText(t['by-video']));
    expect(screen.getByText(t.poohSend)).toBeDefined();
    expect(screen.getByLabelText(new RegExp(t.chooseVideo))).toBeDefined();
    expect(screen.getByLabelText(new RegExp(t.choosePhoto))).toBeDefined();
    expect(screen.queryByLabelText(new RegExp(t.chooseAudio))).toBeNull();
  });

  it('waits for the winners', async () => {
    await renderThanks({ [READ]: draft({ winnersSelected: false }) });
    await waitUntil(() => screen.getByText(t.tooSoonTitle));
    // The page already has a link back.
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: t.send })).toBeNull();
  });

  it('has nothing to write for a campaign that does not go ahead', async () => {
    await renderThanks({ [READ]: draft({ isCancelled: true }) });
    await waitUntil(() => screen.getByText(t.cancelledTitle));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('saves the draft once, soon after the last key', async () => {
    const { calls } = await renderThanks({ [READ]: draft(), [SAVE]: draft({ message: 'Dear all' }) });
    await type('Dear');
    await type('Dear all');
    await advanceTimers(1000);
    await waitUntil(() => screen.getByText(t.draftSaved));
    const saved = calls.filter(({ name }) => name === SAVE);
    expect(saved.map(({ body }) => body)).toEqual([{ message: 'Dear all', transcript: '', photos: [] }]);
  });

  it('keeps the draft when saving fails, and retries on request', async () => {
    let isDown = true;
    await renderThanks({
      [READ]: draft(),
      [SAVE]: () => (isDown ? 'unreachable' : draft({ message: 'Dear all' })),
    });
    await type('Dear all');
    await advanceTimers(1000);
    await waitUntil(() => screen.getByText(t.draftFailed));
    expect(screen.getByDisplayValue('Dear all')).toBeDefined();
    isDown = false;
    await clickButton(t.saveAgain);
    await waitUntil(() => screen.getByText(t.draftSaved));
  });

  it('requires what the method demands before it confirms', async () => {
    const { names } = await renderThanks({ [READ]: draft(), [SAVE]: draft({ message: 'Dear' }) });
    await clickButton(t.send);
    expect(screen.getByText('Write your message')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(t.message));
    expect(names()).not.toContain(SEND);
    await type('Dear');
    expect(screen.queryByText('Write your message')).toBeNull();
    // Leaves no draft for the next test.
    await advanceTimers(1000);
  });
});

const VIDEO = {
  id: 'v1',
  kind: 'video',
  url: '/v1',
  mimeType: 'video/mp4',
  bytes: 9,
  name: 'a.mp4',
  alt: '',
  width: null,
  height: null,
};
const CAPTIONS = { ...VIDEO, id: 'c1', kind: 'captions', url: '/c1', mimeType: 'text/vtt', name: 'a.vtt' };

describe('two tabs', () => {
  it('send the draft of the sending tab, not what the other one saved', async () => {
    const sent = draft({ message: 'Dear all', sentAt: '2026-11-21T10:00:00.000Z' });
    const mine = draft({ message: 'Dear all' });
    const { calls } = await renderThanks({ [READ]: mine, [SAVE]: mine, [SEND]: sent });
    await clickButton(t.send);
    expect(screen.getByText(/All 12 fans who paid/)).toBeDefined();
    await clickButton(t.send);
    await waitUntil(() => screen.getByText('Sent on Nov 21, 2026'));
    expect(calls.find(({ name }) => name === SAVE)?.body).toMatchObject({ message: 'Dear all' });
  });

  it('do not send an unseen file that the other one added', async () => {
    const added = draft({ message: 'Dear all', files: [VIDEO] });
    const { names } = await renderThanks({
      [READ]: draft({ message: 'Dear all' }),
      [SAVE]: added,
      [SEND]: added,
    });
    await clickButton(t.send);
    await clickButton(t.send);
    await waitUntil(() => screen.getByText(/has changed in the meantime/));
    expect(names()).not.toContain(SEND);
  });
});

it('a thank-you that fans have waited for can be a short text, in one press', async () => {
  const late = draft({ method: 'video', isTextEnough: true, language: 'nl' });
  const { calls } = await renderThanks({
    [READ]: late,
    [SAVE]: late,
    [SEND]: draft({ message: 'Dank je wel', sentAt: '2026-11-21T10:00:00.000Z' }),
  });
  await clickButton(t.shortSend);
  await waitUntil(() => screen.getByText('Sent on Nov 21, 2026'));
  expect(calls.find(({ name }) => name === SAVE)?.body).toMatchObject({
    message: expect.stringMatching(/^Dank je wel dat je meedeed aan ‘An hour’.+\n\nNoor$/),
  });
});

it.each([
  ['there is something to send', { isTextEnough: true, files: [VIDEO] }],
  ['they have not waited for long', { isTextEnough: false }],
])('a thank-you that fans have waited for is not offered while %s', async (_why, changes) => {
  await renderThanks({ [READ]: draft({ method: 'video', ...changes }) });
  expect(screen.getByRole('button', { name: t.send })).toBeDefined();
  expect(screen.queryByRole('button', { name: t.shortSend })).toBeNull();
});

it('a video takes captions, has a name, and plays by the browser’s own controls', async () => {
  await renderThanks({ [READ]: draft({ method: 'video', files: [VIDEO, CAPTIONS] }) });
  await waitUntil(() => screen.getByLabelText(new RegExp(t.replaceCaptions)));
  await clickButton(t.preview);
  const video = screen.getByLabelText<HTMLVideoElement>('Video from Noor');
  expect([video.controls, video.preload]).toEqual([true, 'metadata']);
  const track = video.querySelector('track');
  expect(track?.getAttribute('kind')).toBe('captions');
  expect(track?.getAttribute('src')).toBe('/c1');
  expect(track?.getAttribute('label')).toBe(dashboard.submissions.thankYouCaptions);
});

it('photos that are chosen together are sent past one that is refused, which is named', async () => {
  const sent: string[] = [];
  vi.spyOn(upload, 'sendFile').mockImplementation((path) => {
    const name = new URLSearchParams(path.split('?')[1]).get('name') ?? '';
    sent.push(name);
    const outcome =
      name === 'broken.png'
        ? { ...UNREACHABLE, kind: 'refused' as const, status: 415, message: 'Please upload an image file' }
        : { kind: 'done' as const, value: {} };
    return Promise.resolve(outcome);
  });
  await renderThanks({ [READ]: draft({ method: 'photos' }) });
  const files = ['a.png', 'broken.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(new RegExp(t.choosePhoto)), { target: { files } });
  await waitUntil(() => screen.getByText('broken.png: Please upload an image file'));
  expect(sent).toEqual(['a.png', 'broken.png', 'c.png']);
});

it('a file that cannot be read is named, and the thank-you can still be sent', async () => {
  await renderThanks({ [READ]: draft({ method: 'audio', message: 'Thanks' }) });
  const gone = new File(['x'], 'gone.mp3', { type: 'audio/mpeg' });
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  fireEvent.change(screen.getByLabelText(new RegExp(t.chooseAudio)), { target: { files: [gone] } });
  await waitUntil(() => screen.getByText(/gone\.mp3/));
  await clickButton(t.send);
  expect(screen.queryByText(t.busyUploading)).toBeNull();
});

it('photos that are chosen together are described in as many characters as the API takes, an emoji being one', async () => {
  const photo = { id: 'f1', kind: 'photo', url: '/f1', name: 'a.png', alt: '', width: 4, height: 3 };
  await renderThanks({ [READ]: draft({ method: 'photos', files: [photo] }) });
  const field = screen.getByLabelText<HTMLInputElement>(t.alt.replace('{number}', '1'));
  expect(field.maxLength).toBe(-1);
  await act(async () => fireEvent.change(field, { target: { value: '🍲'.repeat(ALT_MAX + 1) } }));
  expect(field.value).toBe('🍲'.repeat(ALT_MAX));
});
