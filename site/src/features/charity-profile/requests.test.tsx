import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { RequestsPanel } from './RequestsPanel.tsx';
import { charityProfileTexts } from './texts.ts';

const { api } = createClient();

const { requests: texts } = charityProfileTexts('en');
const LIST = 'GET /api/charities/h1/campaigns';
const waiting = {
  id: 'c1',
  slug: 'soup',
  name: 'Soup',
  artistName: 'Noor',
  face: { url: '/api/media/file/noor.webp', width: 400, height: 500, focal: { x: 50, y: 30 } },
  isPublic: false,
  pausedUntil: null,
};
const running = {
  ...waiting,
  id: 'c2',
  slug: 'bread',
  name: 'Bread',
  artistName: 'Bo',
  face: null,
  isPublic: true,
};
const paused = { ...running, id: 'c3', slug: 'rice', name: 'Rice', pausedUntil: '2026-12-11T12:00:00.000Z' };

async function renderPanel(isOwn = true) {
  const stub = stubApi({ [LIST]: { body: { docs: [waiting, running, paused], next: null } } });
  const charity = { id: 'h1', name: 'Het Huis' };
  const first = await readReply(api.charities[':id'].campaigns.$get({ param: { id: 'h1' }, query: {} }));
  render(<RequestsPanel charity={charity} first={first} isOwn={isOwn} language="en" texts={texts} />);
  await screen.findByRole('link', { name: 'Soup' });
  return stub;
}

it('lists what is public and what waits, which alone can be declined', async () => {
  await renderPanel();
  const [face, ...others] = document.querySelectorAll('img');
  expect(face?.closest('li')?.textContent).toContain('By Noor, not public yet');
  expect(face?.getAttribute('src')).toBe(waiting.face.url);
  expect(others).toEqual([]);
  expect(screen.getByText('By Bo, public')).toBeTruthy();
  expect(
    screen.getByText(/^By Bo, paused .* If you cannot by 11 December 2026 at 13:00, the campaign ends/),
  ).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Decline Soup',
  ]);
});

it('lets an admin read, not decline', async () => {
  await renderPanel(false);
  expect(screen.queryByRole('button')).toBeNull();
});
