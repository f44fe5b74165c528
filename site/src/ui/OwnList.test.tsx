import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowAction } from './OwnList.tsx';

it('leaves the focus at the heading of the page when its row goes', () => {
  document.body.innerHTML = '<main><h1>Your team</h1></main>';
  const { unmount } = render(<RowAction label="Remove" name="Remove Ann" onPress={() => undefined} />);
  screen.getByRole('button').focus();
  unmount();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
