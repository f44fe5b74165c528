import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { press } from '#tests/support/fields.ts';

function show(props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Stop?"
      message="It ends."
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { onConfirm, onCancel };
}

it('the confirmation dialog has its title as its name and the specified texts on its buttons', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Stop?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

it('the confirmation dialog tells which button was pressed', async () => {
  const { onConfirm, onCancel } = show();
  press('Confirm');
  expect(onConfirm).toHaveBeenCalledOnce();
  press('Cancel');
  expect(onCancel).toHaveBeenCalledOnce();
});

it('the confirmation dialog takes no answer while the confirmed thing is under way', async () => {
  const { onConfirm, onCancel } = show({ loading: true });
  const busy = screen.getByRole('button', { name: 'Loading...' });
  fireEvent.click(busy);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  // A disabled button would lose the focus, which the browser would then leave outside the dialog.
  expect(busy).toHaveProperty('disabled', false);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

it('the confirmation dialog is away until it is opened', () => {
  show({ open: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});
