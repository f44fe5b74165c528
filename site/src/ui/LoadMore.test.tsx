import { fireEvent, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

const TEXTS = { loading: 'Loading...', loadMore: 'Load more', loadMoreFailed: 'It failed' };

function List() {
  const [items, setItems] = useState(['soup']);
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    setItems(['soup', 'bread', 'salt']);
    return true;
  };
  return (
    <>
      <input aria-label="Search" />
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button type="button">{item}</button>
          </li>
        ))}
      </ul>
      {items.length === 1 && <LoadMore texts={TEXTS} onLoad={load} />}
    </>
  );
}

test.each([
  ['goes on at the first item that was added', TEXTS.loading, 'bread'],
  ['stays where it is by then', 'Search', 'Search'],
])('the keyboard %s, after the last page too', async (_, focused, then) => {
  const named = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name);
  render(<List />);
  const button = screen.getByText('Load more');
  button.focus();
  fireEvent.click(button);
  named(focused).focus();
  await waitForElementToBeRemoved(button);
  await waitFor(() => expect(document.activeElement).toBe(named(then)));
});
