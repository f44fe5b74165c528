import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { submissionTexts } from '../submissions/texts.ts';
import { WallChoice } from './WallChoice.tsx';

const ALLOW = 'PUT /api/campaign-submissions/s1/wall';
const WITHDRAW = 'DELETE /api/campaign-submissions/s1/wall';
const texts = submissionTexts('en').submissions;

it('is off at first, keeps a name that was refused, and says what is allowed', async () => {
  const refused = {
    error: 'x',
    code: 'validation_failed',
    details: [{ path: 'displayName', message: 'No address' }],
  };
  let isRefused = true;
  const { calls } = stubApi({
    [ALLOW]: () =>
      isRefused
        ? { status: 400, body: refused }
        : { body: { doc: { displayName: 'Sanne', isShown: false } } },
  });
  render(<WallChoice submissionId="s1" permission={null} texts={texts} />);
  expect(screen.getByRole('status').textContent).toBe('No');
  const name = screen.getByLabelText<HTMLInputElement>(texts.wallName);
  fireEvent.change(name, { target: { value: 'me@example.test' } });
  fireEvent.click(screen.getByRole('button', { name: texts.wallAllow }));
  await vi.waitFor(() => expect(screen.getByText('No address')).toBeTruthy());
  expect(name.value).toBe('me@example.test');
  // The API counts an emoji as one character, `maxlength` as two.
  expect(name.maxLength).toBe(-1);
  isRefused = false;
  fireEvent.change(name, { target: { value: 'Sanne' } });
  fireEvent.click(screen.getByRole('button', { name: texts.wallAllow }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Yes, as Sanne'));
  expect(calls.at(-1)?.body).toEqual({ displayName: 'Sanne' });
});

it('says when an answer could not be withdrawn, and withdraws it then', async () => {
  let isDown = true;
  stubApi({ [WITHDRAW]: () => (isDown ? 'unreachable' : { body: { ok: true } }) });
  render(<WallChoice submissionId="s1" permission={{ displayName: 'Sanne', isShown: true }} texts={texts} />);
  expect(screen.getByText(texts.wallShown)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.wallWithdraw }));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.wallFailed));
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: texts.wallWithdraw }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('No'));
});
