import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { accountTexts } from '../accounts/texts.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { PersonForm } from './PersonForm.tsx';
import { enter, press } from '#tests/support/fields.ts';

const PERSON = {
  ...createUser(),
  phone: null,
  passwordIsGenerated: false,
  hasPassword: true,
  location: 'Utrecht',
};
const texts = { ...accountTexts('en'), draft: campaignFormTexts('en').page };

function show() {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user: PERSON })));
  return render(<PersonForm person={PERSON} owner="u1" texts={texts} />);
}
const getName = () => screen.getByLabelText('Name');

test('changes of a profile survive a reload, and can be discarded', async () => {
  const first = show();
  enter(getName(), 'Noor Visser');
  first.unmount();
  show();
  expect(getName()).toHaveProperty('value', 'Noor Visser');
  press('Discard changes');
  press('Clear');
  expect(getName()).toHaveProperty('value', 'Noor');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is left behind once they are saved, or taken back', async () => {
  show();
  enter(getName(), 'Noor!');
  enter(getName(), 'Noor');
  expect(sessionStorage).toHaveLength(0);
  enter(getName(), 'Noor!');
  press('Save changes');
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(getName()).toHaveProperty('value', 'Noor!');
});

test('what is typed while they are being saved stays an unsaved change', async () => {
  const first = show();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  enter(getName(), 'Noor!');
  press('Save changes');
  enter(getName(), 'Noor Visser');
  answer.resolve(Response.json({ user: PERSON }));
  await screen.findByText('Save changes');
  expect(screen.getByText(texts.draft.unsaved)).toBeTruthy();
  first.unmount();
  show();
  expect(getName()).toHaveProperty('value', 'Noor Visser');
});
