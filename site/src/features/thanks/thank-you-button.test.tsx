import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { ownSubmissionTexts } from '../submissions/texts.ts';
import { ThankYouButton } from './ThankYouButton.tsx';

const en = ownSubmissionTexts('en');
const SEEN = 'GET /api/campaign-submissions/s1/thanks';
const { submissions: texts } = en;

async function open(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'A thank-you from Noor' })));
}

const button = (
  <ThankYouButton submissionId="s1" campaignId="c1" from="Noor" reportHref="/report" texts={texts} />
);

it('is loaded when opened, with a text for each photo without one', async () => {
  const photo = {
    id: 'f1',
    kind: 'photo',
    url: '/f1',
    mimeType: 'image/webp',
    bytes: 9,
    alt: '',
    width: 4,
    height: 3,
  };
  const song = { ...photo, id: 'f2', kind: 'audio', url: '/f2' };
  const thankYou = { from: 'Noor', campaign: 'An hour', message: 'Hi', transcript: '' };
  const { names } = stubApi({ [SEEN]: { body: { doc: { ...thankYou, files: [photo, song] } } } });
  render(button);
  expect(names()).toEqual([]);
  await open();
  await vi.waitFor(() => screen.getByText('Hi'));
  expect(screen.getByAltText('Photo 1 from Noor')).toBeDefined();
  const audio = screen.getByLabelText<HTMLAudioElement>('Audio message from Noor');
  expect([audio.controls, audio.preload]).toEqual([true, 'none']);
});

it('shows when it cannot be loaded', async () => {
  stubApi({ [SEEN]: 'unreachable' });
  render(button);
  await open();
  await vi.waitFor(() => screen.getByText(texts.thankYouFailed));
});
