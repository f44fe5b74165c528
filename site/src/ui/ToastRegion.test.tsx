import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Notifications" closeLabel="Close" />);
});

function show(kind: 'success' | 'error', durationMs?: number): void {
  act(() => {
    showToast(kind, 'Saved', durationMs);
  });
  const styles = document.querySelector('link');
  if (styles) fireEvent.load(styles);
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('a toast stays three seconds and then goes', () => {
  show('success');
  pass(2999);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('a toast stays as long as its caller says', () => {
  show('success', 4000);
  pass(3999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a toast is there once for a text, and the newest error alone', () => {
  show('success');
  show('success');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  act(() => showToast('error', 'First'));
  act(() => showToast('error', 'Second'));
  expect(screen.getByRole('alert').textContent).toBe('Second');
  // Regression: what had succeeded stayed beside the error that contradicted it.
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a toast goes when it is an error and the person types', () => {
  act(() => showToast('error', 'Wrong'));
  show('success');
  fireEvent.input(document.body);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

it('a toast waits while the pointer is on it and then takes only the time that was left', () => {
  show('success');
  pass(2000);
  const card = screen.getByText('Saved').parentElement;
  if (!card) throw new Error('no card');
  fireEvent.pointerEnter(card);
  pass(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.pointerLeave(card);
  pass(999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a toast can be closed', () => {
  show('error');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a toast may come before the script of its region', async () => {
  const region = <ToastRegion label="Other notifications" closeLabel="Close" />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(region);
  act(() => showToast('error', 'Early'));
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, region, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('link')).not.toBeNull();
});
