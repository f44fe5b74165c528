import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FramePaymentTexts } from './data.ts';
import { ShareWays } from './Frame.tsx';

const link = { url: 'https://powerhour.example/en/campaigns/soup?via=share', text: 'Soup: https://x' };
const words: Pick<
  FramePaymentTexts,
  'shareTitle' | 'shareSheet' | 'shareWhatsApp' | 'shareCopy' | 'shareCopied'
> = {
  shareTitle: 'Bring others along',
  shareSheet: 'Share',
  shareWhatsApp: 'WhatsApp',
  shareCopy: 'Copy link',
  shareCopied: 'Copied',
};

it('offers the share sheet only where there is one, and shows the address where copying is forbidden', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share, clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  render(<ShareWays link={link} words={words} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link.url }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(link.url)).toBeTruthy();
  cleanup();

  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  render(<ShareWays link={link} words={words} />);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
});
