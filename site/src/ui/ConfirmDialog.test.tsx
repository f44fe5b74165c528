import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

it('the confirmation dialog takes no answer while the confirmed thing is under way', () => {
  const answer = vi.fn();
  render(
    <ConfirmDialog
      open
      loading
      title="Stop?"
      message="It ends."
      confirmLabel="Stop"
      cancelLabel="Keep"
      loadingLabel="Stopping"
      onConfirm={answer}
      onCancel={answer}
    />,
  );
  const busy = screen.getByRole('button', { name: 'Stopping' });
  fireEvent.click(busy);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(answer).not.toHaveBeenCalled();
  // A disabled button would lose the focus, which the browser would then leave outside the dialog.
  expect(busy).toHaveProperty('disabled', false);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});
