import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { useThanksDraft } from './use-thanks-draft.ts';

const SAVE = 'PUT /api/campaigns/c1/thanks';
const EMPTY = { message: '', transcript: '' };

const show = () => renderHook(() => useThanksDraft('c1', EMPTY));
const readMessage = ({ result }: ReturnType<typeof show>) => result.current.values.message;

it('brings back in this tab what a session that had ended did not save, until it is saved', async () => {
  const replies = stubApi({ [SAVE]: { status: 401, body: {} } });
  const first = show();
  expect(first.result.current.state, 'nothing is saved before it is written').toBeUndefined();
  await act(async () => first.result.current.type({ message: 'Dear all', alts: { f1: 'Us' } }));
  await act(() => first.result.current.flush());
  first.unmount();
  await vi.waitFor(() => expect(replies.names().length).toBeGreaterThan(1));
  stubApi({ [SAVE]: { body: { doc: {} } } });
  const second = show();
  expect(second.result.current.values).toMatchObject({ message: 'Dear all', alts: { f1: 'Us' } });
  await act(() => second.result.current.flush());
  second.unmount();
  expect(readMessage(show())).toBe('');
});
