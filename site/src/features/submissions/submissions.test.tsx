import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  LAST_YEAR,
  LIST,
  listReply,
  stubPageEffects,
  renderSubmissions,
  advanceClock,
  clickButton,
  createSubmission,
  VERIFY,
} from './submissions.fixture.tsx';

stubPageEffects();

it.each([
  ['pending', 'Pending', 'badge-pending', ['Pay', 'Cancel subscription']],
  ['processing', 'Processing', 'badge-processing', ['Payment Processing...']],
  ['paid', 'Paid', 'badge-paid', ['Yes, others may read this', 'Download Invoice']],
  ['failed', 'Failed', 'badge-failed', ['Retry Payment']],
  ['refunded', 'Refunded', 'badge-refunded', []],
  ['disputed', 'Disputed', 'badge-refunded', []],
  ['on-hold', 'on-hold', 'badge-refunded', []],
])('the payment table shows what is %s as %s (%s), and offers %j', async (status, word, badge, offers) => {
  await renderSubmissions({ [LIST]: listReply(status) });
  expect(screen.getByText(word).className).toContain(badge);
  const buttons = screen.queryAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.textContent)).toEqual(offers);
  expect(buttons.some((button) => button.disabled)).toBe(status === 'processing');
});

it('a card shows the check code of an answer that was judged, with the way to check it', async () => {
  const receipt = { position: 7, hash: 'a'.repeat(64), proof: null };
  const submissions = [{ ...createSubmission('paid'), receipt }, createSubmission('pending')];
  await renderSubmissions({ [LIST]: { body: { submissions, next: null } } });
  expect(screen.getAllByText(`7-${receipt.hash}`)).toHaveLength(1);
  const about = screen.getByText('More about your answer').closest('details');
  expect(about?.open).toBe(false);
  expect(about?.textContent).toMatch(/May others read your answer\?.*Check code/);
  const links = screen.getAllByRole('link', { name: 'Check that your answer is on record' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/en/campaigns/x/selection#receipt=7-${receipt.hash}&answer=${submissions[0]?.id}`,
  ]);
});

it('a card shows campaign, celebrity, question, answer and date', async () => {
  await renderSubmissions({ [LIST]: listReply('paid') });
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Campaign paid' }).getAttribute('href')).toBe('/en/campaigns/x');
  expect(card.getByText('by Noor')).toBeTruthy();
  expect(card.getByText('Why?').lang).toBe('en');
  expect(card.getByText('Because paid.').lang).toBe('nl');
  expect(card.getByText('Sep 05, 2026')).toBeTruthy();
});

// Regression: a long answer that its card shows whole had a control that showed nothing more.
it.each([
  ['more than its card shows', 96, 'answer clamp-2', false],
  ['no more than that', 48, 'answer', true],
])('a long answer with %s', async (_, scrollHeight, className, isDisabled) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(48);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  const answer = 'For the soup. '.repeat(8);
  const submission = { ...createSubmission('paid'), answers: [{ question: 'Why?', language: 'en', answer }] };
  await renderSubmissions({ [LIST]: { body: { submissions: [submission], next: null } } });
  expect(screen.getByText(answer.trim()).className).toBe(className);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read more' }).disabled).toBe(isDisabled);
});

// A whole picture is six times the bytes of one in the card's size, and the largest thing on the page.
it('a card loads its picture in the size of the card, and only the first at once', async () => {
  const submissions = ['paid', 'pending'].map((status) => {
    const { campaign, ...rest } = createSubmission(status);
    return { ...rest, campaign: { ...campaign, image: { url: `/api/media/file/${status}.webp` } } };
  });
  await renderSubmissions({ [LIST]: { body: { submissions, next: null } } });
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map(({ srcset }) => srcset.split(' ')[0])).toEqual([
    '/api/media/file/pending-400.webp',
    '/api/media/file/paid-400.webp',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

it('a card without a picture has the celebrity’s face in its dial', async () => {
  const { campaign, ...submission } = createSubmission('paid');
  const url = '/api/media/file/noor.webp';
  const avatar = { id: 'm1', url, alt: '', width: 400, height: 400, focal: { x: 50, y: 33 } };
  const submissions = [{ ...submission, campaign: { ...campaign, celebrity: { name: 'Noor', avatar } } }];
  await renderSubmissions({ [LIST]: { body: { submissions, next: null } } });
  expect(document.querySelector('.card-media image')?.getAttribute('href')).toBe(url);
});

it('a card falls back where something is missing', async () => {
  await renderSubmissions({
    [LIST]: {
      body: { submissions: [{ ...createSubmission('paid'), campaign: 'c1', createdAt: 'soon' }], next: null },
    },
  });
  expect(screen.getByText('Unknown Campaign')).toBeTruthy();
  expect(screen.getByText('by Unknown Artist')).toBeTruthy();
  expect(screen.getByText(/Invalid date/)).toBeTruthy();
});

it('the list shows when it is empty, and links to the campaigns', async () => {
  await renderSubmissions({ [LIST]: listReply() });
  expect(screen.getByText(/Check out the active campaigns/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en');
});

it.each([
  [2025, 1],
  [null, 0],
])('the list links to last year’s statement where there were payments: %s', async (year, links) => {
  await renderSubmissions({ [LIST]: listReply(), [LAST_YEAR]: { body: { year } } });
  expect(screen.queryAllByRole('link', { name: /2025/ })).toHaveLength(links);
});

const pageReply = (after: string | null) => ({
  body: {
    submissions: [createSubmission('paid', `of page ${after === null ? 1 : 2}`)],
    next: after === null ? '200' : null,
  },
});

it('a list of more than one page loads the next page below the first', async () => {
  await renderSubmissions({ [LIST]: (_, { searchParams }) => pageReply(searchParams.get('after')) });
  await clickButton('Load more');
  await advanceClock(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it.each([
  ['pending', 2],
  ['processing', 6],
])(
  'the list has what is %s verified one second after loading, and was read %i times after twenty',
  async (status, reads) => {
    const { count } = await renderSubmissions({ [LIST]: listReply(status) });
    await advanceClock(999);
    expect(count(VERIFY)).toBe(0);
    await advanceClock(1);
    expect(count(VERIFY)).toBe(1);
    expect(count(LIST)).toBe(2);
    await advanceClock(19_000);
    expect(count(VERIFY)).toBe(1);
    expect(count(LIST)).toBe(reads);
  },
);

it('the list is neither verified nor read again when nothing is open', async () => {
  const { names } = await renderSubmissions({ [LIST]: listReply('paid', 'failed', 'refunded') });
  await advanceClock(60_000);
  expect(names(), 'what the server has loaded, and no more').toEqual([LIST, LAST_YEAR]);
});

it.each(['pending', 'failed'])(
  'the list is read again after paying what was %s elsewhere',
  async (status) => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { count } = await renderSubmissions({ [LIST]: listReply(status) });
    await advanceClock(1000);
    const before = count(LIST);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceClock(60_000);
    expect(count(LIST)).toBe(before);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceClock(0);
    expect(count(LIST)).toBe(before + 1);
  },
);

it('what is over is one line that opens its card, below what waits', async () => {
  const over = createSubmission('refunded');
  const submissions = [
    { ...over, campaign: { ...over.campaign, state: 'chosen' } },
    createSubmission('pending'),
  ];
  await renderSubmissions({ [LIST]: { body: { submissions, next: null } } });
  const [first, last] = screen.getAllByRole('listitem', { hidden: true });
  expect(first?.querySelector('details')).toBeNull();
  const line = last?.querySelector('summary');
  expect(line?.textContent).toBe('Campaign refundedRefundedby Noor');
  expect(line?.closest('details')?.open).toBe(false);
  expect(last?.querySelector('article')?.textContent).toContain('Because refunded.');
});
