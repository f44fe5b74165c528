import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { accountTexts } from '../accounts/texts.ts';
import { PersonForm } from './PersonForm.tsx';

const PERSON = {
  id: 'u1',
  name: 'Noor',
  email: 'noor@example.test',
  role: 'fan' as const,
  _verified: true,
  language: 'en' as const,
  phone: null,
  passwordIsGenerated: false,
  hasPassword: true,
  location: 'Utrecht',
};
const texts = { ...accountTexts('en'), draft: campaignFormTexts('en').page };

function show(owner = 'u1') {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user: PERSON })));
  const view = render(<PersonForm person={PERSON} owner={owner} texts={texts} />);
  return { user: userEvent.setup({ delay: null }), reload: view.unmount };
}
const getName = () => screen.getByLabelText('Name');

test('changes of a profile survive a reload, and can be discarded', async () => {
  const first = show();
  await first.user.type(getName(), ' Visser');
  first.reload();
  const { user } = show();
  expect(getName()).toHaveProperty('value', 'Noor Visser');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(getName()).toHaveProperty('value', 'Noor');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is left behind once they are saved, or taken back', async () => {
  const { user } = show();
  await user.type(getName(), '!');
  await user.type(getName(), '{Backspace}');
  expect(sessionStorage).toHaveLength(0);
  await user.type(getName(), '!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(getName()).toHaveProperty('value', 'Noor!');
});

test('another person does not find them', async () => {
  const first = show();
  await first.user.type(getName(), ' Visser');
  first.reload();
  show('u2');
  expect(getName()).toHaveProperty('value', 'Noor');
});
