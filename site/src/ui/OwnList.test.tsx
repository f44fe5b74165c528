import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowAction } from './OwnList.tsx';

it('leaves the focus at the heading of the page when its row goes', () => {
  const page = (hasRow: boolean) => (
    <main>
      <h1>Your team</h1>
      {hasRow && <RowAction label="Remove" name="Remove Ann" onPress={() => undefined} />}
    </main>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
