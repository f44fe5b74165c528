import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackLink } from './BackLink.tsx';

it('leads back to the dashboard', () => {
  render(<BackLink language="en" label="Back to Dashboard" />);
  const link = screen.getByRole('link', { name: 'Back to Dashboard' });
  expect(link.getAttribute('href')).toBe('/en/dashboard');
});
