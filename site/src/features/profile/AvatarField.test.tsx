import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CelebrityProfile } from '#api/celebrities/contract.ts';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { accountTexts } from '../accounts/texts.ts';
import { createPicture } from '../media/media.fixture.ts';
import { AvatarField } from './CelebrityForm.tsx';
import { press } from '#tests/support/fields.ts';

const PICTURE = createPicture();
const DOC: CelebrityProfile = {
  id: 'n1',
  name: 'Noor',
  artistName: 'Noor',
  email: 'noor@example.test',
  phone: null,
  gender: null,
  countryOfResidence: null,
  city: null,
  knownFor: null,
  bio: null,
  website: null,
  hasFanbase: null,
  fanbaseSize: null,
  socialMediaProfile: null,
  avatar: PICTURE,
  socialMedia: { instagram: null, twitter: null, facebook: null },
};
const texts = accountTexts('en');

function show(status: number, body: unknown = {}) {
  const calls = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', calls);
  render(<AvatarField doc={DOC} image={campaignFormTexts('en').image} texts={texts} />);
  return calls;
}

test('a celebrity’s picture is taken away at once', async () => {
  const calls = show(200);
  press('Remove');
  expect(screen.queryByRole('img')).toBeNull();
  expect(calls.mock.calls.map(([path, { method, body }]) => [path, method, body])).toEqual([
    ['/api/celebrities-custom/n1', 'PATCH', '{"avatar":null}'],
  ]);
});

test('a celebrity’s picture is not chosen again when its focal point is moved', async () => {
  const calls = show(200, { doc: { ...PICTURE, focal: { x: 52, y: 40 } } });
  const point = screen.getByRole('slider');
  fireEvent.keyDown(point, { key: 'ArrowRight' });
  fireEvent.blur(point);
  await waitFor(() => expect(calls).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.mock.calls.map(([path]) => path)).toEqual([`/api/media/${PICTURE.id}`]);
});

test('a celebrity’s picture stays when the change was refused, and it says so', async () => {
  show(500);
  press('Remove');
  expect(await screen.findByText(texts.profile.saveFailed)).toBeTruthy();
  expect(screen.getByRole('img', { name: texts.profile.avatarPreview })).toBeTruthy();
});
