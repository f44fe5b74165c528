import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EditableProfile } from '#api/charities/profile-contract.ts';
import {
  OTHER_LANGUAGE_MISSING,
  PROFILE_EDITED_ELSEWHERE,
  RSIN_INVALID,
  WEBSITE_INSECURE,
} from '#api/charities/profile-rules.ts';
import { enter, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { editableProfile } from './charity-profile.fixture.ts';
import { editorTexts } from './editor-texts.ts';
import { ProfileEditor } from './ProfileEditor.tsx';

const READ = 'GET /api/charities/tafel/profile';
const SAVE = 'PATCH /api/charities/tafel/profile';
const texts = editorTexts('en');

async function show(doc: EditableProfile, replies: Parameters<typeof stubApi>[0] = {}) {
  const stub = stubApi({ [READ]: { body: { doc } }, ...replies });
  const requests = { docs: [], next: null };
  const payouts = { docs: [], next: null, awaited: [] };
  const rest = { state: 'ready' as const, isExpired: false, access: undefined, contact: undefined };
  const loaded = { doc, requests, payouts, ...rest };
  const view = render(
    <ProfileEditor user={createUser({ role: 'charity' })} loaded={loaded} language="en" texts={texts} />,
  );
  return { ...stub, reload: view.unmount };
}
const getField = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = () => press(texts.form.save);

test('the form of a charity’s profile says at their fields what is wrong, and sends nothing', async () => {
  const { names } = await show(editableProfile({ aboutNl: null, aboutEn: null }));
  enter(getField(texts.form.aboutNl), 'Wij koken.');
  enter(getField(texts.form.website), 'http://kade.example');
  enter(getField(texts.form.rsin), '123456789');
  save();
  for (const { en } of [OTHER_LANGUAGE_MISSING, WEBSITE_INSECURE, RSIN_INVALID])
    expect(screen.getByText(en)).toBeTruthy();
  expect(document.activeElement).toBe(getField(texts.form.aboutEn));
  expect(names()).not.toContain(SAVE);
});

test('the form of a charity’s profile keeps what was typed through a conflict, and replaces the other version when it is saved again', async () => {
  let version = 1;
  const { calls } = await show(editableProfile(), {
    [READ]: () => ({ body: { doc: editableProfile({ version, aboutEn: 'Written by another.' }) } }),
    [SAVE]: () => {
      version += 1;
      if (version > 2) return { body: { doc: editableProfile({ version }) } };
      return { status: 412, body: { error: PROFILE_EDITED_ELSEWHERE.en, code: 'conflict' } };
    },
  });
  const field = getField(texts.form.aboutEn);
  enter(field, 'Mine.');
  fireEvent.click(screen.getByLabelText(texts.form.no));
  save();
  await screen.findByText(PROFILE_EDITED_ELSEWHERE.en);
  expect(field).toHaveProperty('value', 'Mine.');
  await vi.waitFor(() => expect(calls.filter(({ name }) => name === READ)).toHaveLength(1));
  save();
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  const saves = calls.filter(({ name }) => name === SAVE);
  expect(saves.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  expect(saves.at(-1)?.body).toMatchObject({ aboutEn: 'Mine.', isAnbi: false });
});

test('the form of a charity’s profile brings back what was typed before a reload, and says so', async () => {
  const first = await show(editableProfile());
  enter(getField(texts.form.aboutEn), 'We cook. Soup.');
  first.reload();
  await show(editableProfile());
  expect(getField(texts.form.aboutEn)).toHaveProperty('value', 'We cook. Soup.');
  const notice = screen.getByText(texts.draft.restoredEdit);
  expect(notice.closest('details')).toHaveProperty('open', true);
});

test('the form of a charity’s profile says when it could not be saved', async () => {
  await show(editableProfile(), { [SAVE]: 'unreachable' });
  save();
  expect(await screen.findByText(texts.form.unreachable)).toBeTruthy();
});

test('the logo is taken away at once, and stays when that is refused', async () => {
  await show(editableProfile(), { [SAVE]: { status: 500 } });
  press(texts.image.remove);
  expect(await screen.findByText(texts.form.saveFailed)).toBeTruthy();
  expect(screen.getByRole('img', { name: texts.form.logoPreview })).toBeTruthy();
});

test('the logo is described only by those who uploaded it', async () => {
  await show(editableProfile({ isOwnLogo: false }));
  expect(
    screen.queryByRole('textbox', { name: new RegExp(`^${texts.image.alt.replace('?', '\\?')}`) }),
  ).toBeNull();
});
