import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages, type Place } from './use-pages.ts';

it('leaves none out where one has gone meanwhile', async () => {
  let ids = ['c1', 'c2', 'c3'];
  const readPage = ({ after = '0' }: Place) => {
    const [id = '', next] = ids.slice(Number(after));
    const page = { docs: [{ id }], next: next === undefined ? null : String(Number(after) + 1) };
    return Promise.resolve({ kind: 'done', value: page } as const);
  };
  const first = { docs: [{ id: 'c1' }], next: '1' };
  const { result } = renderHook(() => usePages(readPage, { first }));
  ids = ['c2', 'c3'];
  await act(() => result.current.loadMore());
  expect(result.current.docs).toEqual([{ id: 'c2' }, { id: 'c3' }]);
  expect(result.current.hasMore).toBe(false);
});
