import { getMoment } from '#api/submissions/moment-rules.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { localizeTexts } from '#site/i18n/localize-texts.ts';
import { OWN_SHARE_TEXTS } from './share-texts.ts';
import { ShareDetails } from './ShareDetails.tsx';
import SharePanel from './SharePanel.tsx';

const en = localizeTexts(OWN_SHARE_TEXTS, 'en');
const OPEN = 'POST /api/campaign-submissions/s1/share';
const share = { code: 'aB3_-aB3_-aB', showsName: false, count: 3, name: 'Sanne' };
const props = { submissionId: 's1', campaign: { slug: 'noor', celebrityName: 'Noor' } };

function show(replies: Parameters<typeof stubApi>[0], language: 'nl' | 'en' = 'en', isInCard = false) {
  const api = stubApi(replies);
  const texts = localizeTexts(OWN_SHARE_TEXTS, language);
  render(<SharePanel {...props} language={language} texts={texts} isInCard={isInCard} />);
  return api;
}
function openDetails(summary: string) {
  const details = screen.getByText(summary).closest('details');
  if (!details) throw new Error('there are no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}
const readMessage = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get('text');
const checkbox = () => screen.findByRole<HTMLInputElement>('checkbox');

it('offers the fan’s own link in every way, and says how many came by it', async () => {
  show({ [OPEN]: { body: share } }, 'nl');
  expect(await screen.findByText('3 mensen deden mee via jou')).toBeTruthy();
  expect(readMessage()).toMatch(
    /^Ik doe mee voor een uur met Noor. Jij ook\? http.*\/nl\/campaigns\/noor\?via=aB3_-aB3_-aB$/,
  );
  expect(screen.getByRole('button', { name: 'Kopieer link' })).toBeTruthy();
});

it('shows the name only once it is switched on, and keeps the choice that was stored when saving fails', async () => {
  const saves = [{ body: { ...share, showsName: true } }, { status: 500, body: {} }];
  const reply = (body: unknown) =>
    Object(body).showsName === undefined ? { body: share } : (saves.shift() ?? {});
  const { calls } = show({ [OPEN]: reply });
  const box = await checkbox();
  expect(box.checked).toBe(false);
  expect(box.labels?.[0]?.textContent).toBe('Show my first name: Sanne');
  fireEvent.click(box);
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ showsName: true }));
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('false'));
  fireEvent.click(box);
  expect(await screen.findByText(en.shareNotSaved)).toBeTruthy();
  expect(box.checked).toBe(true);
});

it('leads a fan without a name from the card to their profile, and shares without counting where no link can be opened', async () => {
  show({ [OPEN]: { body: { ...share, name: null } } }, 'en', true);
  expect((await screen.findByRole('link', { name: 'Go to your profile' })).getAttribute('href')).toBe(
    '/en/dashboard/profile',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  show({ [OPEN]: 'unreachable' });
  await screen.findByRole('link', { name: 'WhatsApp' });
  expect(readMessage()).toMatch(/via=share$/);
});

it('opens no link on a card before it is asked for', async () => {
  const { calls } = stubApi({ [OPEN]: { body: share } });
  render(
    <ShareDetails
      {...props}
      share={share}
      moment={getMoment('open', { paymentStatus: 'paid' })}
      language="en"
      texts={en}
    />,
  );
  expect(screen.getByText(/took part through you/)).toBeTruthy();
  expect(calls).toEqual([]);
  openDetails(en.shareTitle);
  expect(await checkbox()).toBeTruthy();
});

it('recruits nobody once the campaign is closed, and still lets a fan hide their name', async () => {
  stubApi({ [OPEN]: { body: share } });
  const moment = getMoment('nominated', { paymentStatus: 'paid' });
  const { container, rerender } = render(
    <ShareDetails {...props} share={null} moment={moment} language="en" texts={en} />,
  );
  expect(container.textContent).toBe('');
  rerender(<ShareDetails {...props} share={share} moment={moment} language="en" texts={en} />);
  openDetails(en.shareLink);
  expect(await checkbox()).toBeTruthy();
  expect(screen.queryByText(en.shareText)).toBeNull();
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});
