import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

it('the copy button copies its value and says so for one second', async () => {
  vi.useFakeTimers();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton value="s3cret" copyLabel="Copy" copiedLabel="Copied!" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(write).toHaveBeenCalledWith('s3cret');
  expect(screen.getByRole('button').textContent).toBe('Copied!');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it('the copy button claims nothing when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<CopyButton value="s3cret" copyLabel="Copy" copiedLabel="Copied!" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(screen.getByRole('button').textContent).toBe('Copy');
  expect(warn).toHaveBeenCalledOnce();
});
