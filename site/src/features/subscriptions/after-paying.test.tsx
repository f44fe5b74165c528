import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { accountTexts } from '../accounts/texts.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { drawPicture } from '../sharing/pictures/draw-picture.ts';
import { AfterPaying, ShareTicket } from './AfterPaying.tsx';
import { createOwnSubmission } from './own-submission.fixture.ts';
import { paymentTexts } from './payment-texts.ts';

vi.mock('../sharing/pictures/draw-picture.ts', () => ({ drawPicture: vi.fn() }));

const FAN = createUser({ name: '', _verified: false });
const SHARE = { code: 'aB3_-aB3_-aB', showsName: false, count: 0, name: null };
const texts = paymentTexts('en');
const { passkeys, problems } = accountTexts('en');
const PASSKEYS = 'GET /api/users/me/passkeys';
const SAVE = 'PATCH /api/users/me';
const submission = createOwnSubmission({
  paymentStatus: 'paid',
  contact: { charity: 'De Tafel', isAllowed: false },
});
const dial = {
  celebrity: { name: 'Noor', avatar: null },
  charity: { name: 'De Tafel' },
  image: null,
  result: null,
};

function show(replies: Parameters<typeof stubApi>[0] = {}, user = FAN) {
  setUser(user);
  const api = stubApi({
    'GET /api/users/me': { body: { user } },
    [PASSKEYS]: { body: { docs: [] } },
    'POST /api/campaign-submissions/s1/share': { body: SHARE },
    ...replies,
  });
  render(
    <>
      <ShareTicket
        submissionId="s1"
        submission={submission}
        campaign={{ slug: 'noor', celebrityName: 'Noor', dial }}
        language="en"
        texts={texts}
      />
      <AfterPaying
        submission={submission}
        language="en"
        texts={texts}
        accountTexts={{ passkeys, problems }}
      />
    </>,
  );
  return api;
}

beforeEach(() => {
  document.cookie = `${SESSION_HINT_COOKIE}=1; path=/`;
  vi.stubGlobal('PublicKeyCredential', Object.assign(vi.fn(), { parseCreationOptionsFromJSON: () => ({}) }));
  vi.mocked(drawPicture).mockResolvedValue(new Blob(['drawn']));
});
afterEach(() => {
  clearSession();
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
});

it('shares first, then asks for the name, and keeps it, which is then on the ticket', async () => {
  const { calls } = show({ [SAVE]: { body: { user: { ...FAN, name: 'Sanne' } } } });
  await screen.findByRole('heading', { name: texts.shareTitle });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([texts.shareTitle, texts.afterTitle, texts.afterName]);
  expect(screen.queryByRole('link', { name: texts.shareProfile })).toBeNull();
  await waitFor(() =>
    expect(vi.mocked(drawPicture).mock.lastCall?.[0].words.title).toBe('Minute 33 is mine'),
  );
  fireEvent.click(await screen.findByRole('button', { name: texts.afterNameSave }));
  expect(screen.getByText(problems.nameRequired)).toBeTruthy();
  fill(texts.afterNameLabel, 'Sanne');
  press(texts.afterNameSave);
  expect(await screen.findByText('Thank you, Sanne.')).toBeTruthy();
  expect(calls.find(({ name }) => name === SAVE)?.body).toEqual({ name: 'Sanne' });
  await waitFor(() =>
    expect(vi.mocked(drawPicture).mock.lastCall?.[0].words.title).toBe('Minute 33 is Sanne’s'),
  );
});

it('asks for nothing that is there already', async () => {
  const docs = [{ id: 'p1', name: 'Phone', createdAt: '2026-11-20T12:00:00.000Z' }];
  show({ [PASSKEYS]: { body: { docs } } }, { ...FAN, name: 'Sanne de Vries' });
  expect(await screen.findByRole('heading', { name: texts.shareTitle })).toBeTruthy();
  expect(screen.queryByLabelText(texts.afterNameLabel)).toBeNull();
  expect(screen.queryByRole('button', { name: passkeys.add })).toBeNull();
  const drawn = () => vi.mocked(drawPicture).mock.lastCall?.[0].words.title;
  await waitFor(() => expect(drawn()).toBe('Minute 33 is Sanne’s'));
});

it('says that no passkey was made, and leaves the rest', async () => {
  const challenge = { body: { token: 't', options: { challenge: 'c', rp: {}, user: {} } } };
  show({ 'POST /api/users/me/passkeys/challenge': challenge });
  fireEvent.click(await screen.findByRole('button', { name: passkeys.add }));
  expect(await screen.findByText(passkeys.notMade)).toBeTruthy();
});

it('shares the ticket as a picture where the browser can, and offers to save it', async () => {
  const share = vi.fn((_: ShareData) => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  show();
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: texts.ticketAlt });
  const saved = screen.getByRole<HTMLAnchorElement>('link', { name: texts.ticketSave });
  expect([saved.href, saved.download]).toEqual([picture.src, 'power-hour.png']);
  expect(vi.mocked(drawPicture).mock.lastCall?.[0].words).toEqual({
    title: 'Minute 33 is mine',
    detail: `Power Hour with Noor for De Tafel: ${submission.campaign.name}`,
    call: 'Join me for €10?',
    note: null,
    site: 'localhost:3000',
  });
  press(texts.shareSheet);
  expect(share.mock.lastCall?.[0].files?.map(({ type }) => type)).toEqual(['image/png']);
  Object.assign(navigator, { canShare: () => false });
  press(texts.shareSheet);
  expect(share.mock.lastCall?.[0]).not.toHaveProperty('files');
  Reflect.deleteProperty(navigator, 'share');
});

it('shares the link where no ticket can be drawn', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(drawPicture).mockRejectedValue(new Error('no canvas'));
  show();
  expect(await screen.findByRole('button', { name: texts.shareCopy })).toBeTruthy();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByRole('img')).toBeNull();
});
