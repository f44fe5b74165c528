import { fireEvent, render, screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { SubmitButton } from './SubmitButton.tsx';

const LABELS = { label: 'Send', busyLabel: 'Sending' } as const;

test.each([
  [false, 1],
  [true, 0],
])('a press (busy: %s) makes its call %d times', (isBusy, calls) => {
  const onClick = vi.fn<() => void>();
  render(<SubmitButton {...LABELS} isBusy={isBusy} onClick={onClick} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(calls);
});

test.each([
  [false, 1],
  [true, 0],
])('a press (busy: %s) sends its form %d times', (isBusy, calls) => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SubmitButton {...LABELS} isBusy={isBusy} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(calls);
});
