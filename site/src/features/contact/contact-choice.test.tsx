import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { $toasts } from '#site/ui/toasts.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { ContactChoice } from './ContactChoice.tsx';

const PATH = '/api/campaign-submissions/s1/contact';
const contact = { charity: 'De Tafel', isAllowed: false };

function show(choice: typeof contact | null) {
  render(<ContactChoice submissionId="s1" contact={choice} language="en" failed="It failed" />);
  return screen.queryByRole<HTMLInputElement>('checkbox', { name: 'De Tafel may write to me' });
}

it('goes back to what is stored where a press was not', async () => {
  stubApi({ [`DELETE ${PATH}`]: 'unreachable' });
  const box = show({ ...contact, isAllowed: true });
  if (!box) throw new Error('there is no box');
  fireEvent.click(box);
  await vi.waitFor(() => expect($toasts.get().map(({ text }) => text)).toContain('It failed'));
  expect(box.checked).toBe(true);
});

it('asks nothing where no charity can', () => {
  expect(show(null)).toBeNull();
});
