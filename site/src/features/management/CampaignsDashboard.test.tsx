import { toProofCode } from '#api/campaigns/review-rules.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { getHref } from '#tests/support/fields.ts';
import { managementTexts } from './texts.ts';
import {
  campaign,
  CHOSEN,
  clickButton,
  MINE,
  NOMINATED,
  ownCampaignsReply,
  renderDashboard,
} from './campaigns-dashboard.fixture.tsx';

const en = managementTexts('en');
const CLOSE = 'POST /api/campaigns/c1/close';
const assign = vi.fn<(url: string | URL) => void>();

beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(assign));

const seven = ['Kitchen', 'Stage', 'Garden', 'Boat', 'Roof', 'Studio', 'Farm'].map((name, at) =>
  campaign({ id: `c${at}`, name }),
);
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const search = (words: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } }));

it('searching by name shows the matches, and says when there are none', async () => {
  await renderDashboard(ownCampaignsReply(...seven));
  await search(' GARD');
  expect(names()).toEqual(['Garden']);
  await search('opera');
  expect(screen.getByRole('heading', { name: 'No campaigns found' })).toBeTruthy();
  await clickButton('Show all campaigns');
  expect(names()).toHaveLength(7);
});

it('searching by name finds what stands on a later page, and nothing is said to be missing before', async () => {
  const opera = campaign({ id: 'c9', name: 'Opera', phase: 'nominees-selected', isActive: false });
  const pages = [
    { docs: seven, next: '50' },
    { docs: [...seven, opera], next: null },
  ];
  let calls = 0;
  await renderDashboard({ [MINE]: () => ({ body: pages[calls++] }) });
  await search('opera');
  expect(names()).toEqual(['Opera']);
});

it('searching by name is not offered for few campaigns', async () => {
  await renderDashboard(ownCampaignsReply(...seven.slice(1)));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says of a campaign that nobody else sees it yet', async () => {
  await renderDashboard(ownCampaignsReply(campaign({ isPublic: false }), campaign({ id: 'c2' })));
  expect(screen.getAllByText('Not public yet')).toHaveLength(1);
});

it('says what an admin asks of the owner of a campaign that waits', async () => {
  const asked = campaign({ isPublic: false, review: 'asked', reviewReason: 'Is it you?' });
  await renderDashboard(ownCampaignsReply(asked));
  expect(screen.getByText('Not public yet: we have a question. Is it you?')).toBeTruthy();
  expect(screen.getByText(toProofCode(asked.id))).toBeTruthy();
});

const pages = [
  { docs: [campaign()], next: '50' },
  { docs: [campaign(), campaign({ id: 'c2', name: 'Garden' })], next: null },
];

it('more campaigns than one page holds come by a button, which leads the keyboard to the first that was added', async () => {
  let calls = 0;
  await renderDashboard({ [MINE]: () => ({ body: pages[calls++] }) });
  await clickButton('Load more');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[1]?.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('more campaigns than one page holds can be asked for again when they could not be loaded', async () => {
  let calls = 0;
  await renderDashboard({ [MINE]: () => (calls++ === 1 ? 'unreachable' : { body: pages[0] }) });
  await clickButton('Load more');
  expect(screen.getByText(en.campaigns.loadMoreFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it.each([
  ['Winners Selected', CHOSEN, '/winners'],
  ['Select Winners', NOMINATED, '/nominees'],
])('what comes next for a campaign is %s', async (name, changes, path) => {
  await renderDashboard(ownCampaignsReply(campaign(changes)));
  const link = within(screen.getByRole('article')).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/en/dashboard/campaigns/c1${path}`);
});

it.each([
  ['Fans can take part now.', {}],
  [
    'Fans can take part until Monday 12 July 2027 at 12:00.',
    { subscriptionDeadline: '2027-07-12T10:00:00Z' },
  ],
  ['Fans can take part from 1 July 2027 at 12:00.', { subscriptionStartDate: '2027-07-01T10:00:00Z' }],
])('an open or planned campaign says that %s and offers to share it', async (sentence, changes) => {
  await renderDashboard(ownCampaignsReply(campaign(changes)));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(getHref(/^Share the campaign/)).toBe('/en/dashboard/campaigns/c1/kit');
});

it('what comes next for a campaign is to wait during the selection', async () => {
  await renderDashboard(ownCampaignsReply(campaign({ isActive: false, phase: 'deadline-passed' })));
  expect(await screen.findByText('Selecting Nominees...')).toBeTruthy();
});

const confirm = async () => {
  await clickButton(/Close Campaign/);
  const buttons = screen.getAllByRole('button', { name: /Close Campaign/, hidden: true });
  await act(async () => fireEvent.click(buttons.at(-1) ?? document.body));
};

it('closing reloads the list when nobody has paid', async () => {
  const stub = await renderDashboard({
    ...ownCampaignsReply(campaign()),
    [CLOSE]: { body: { hasNominees: false } },
  });
  await confirm();
  expect(stub.names().filter((name) => name === MINE)).toHaveLength(2);
  expect(assign).not.toHaveBeenCalled();
});

it('closing says that it failed', async () => {
  await renderDashboard({ ...ownCampaignsReply(campaign()), [CLOSE]: 'unreachable' });
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe('Failed to close campaign');
});

it('lets only celebrities edit', async () => {
  await renderDashboard(ownCampaignsReply(campaign()));
  expect(getHref(/^Edit/)).toBe('/en/dashboard/campaigns/c1/edit');
  cleanup();
  await renderDashboard(ownCampaignsReply(campaign()), 'charity');
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

const OPEN_ONLY = ['Embed this campaign', 'Live screen'];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
it.each([
  ['open', {}, OPEN_ONLY],
  ['open to its owner alone', { isPublic: false }, OPEN_ONLY.slice(0, 1)],
  ['closed', { isActive: false, phase: 'deadline-passed' }, []],
  ['decided', CHOSEN, []],
  ['an hour of meeting', { ...CHOSEN, plannedDate: minutesAgo(59) }, []],
  ['over', { ...CHOSEN, plannedDate: minutesAgo(61) }, ['Share how it went']],
])('offers in the menu of a campaign that is %s only what works', async (_, changes, offered) => {
  await renderDashboard(ownCampaignsReply(campaign(changes)));
  const found = [...OPEN_ONLY, 'Share how it went'].filter((label) =>
    screen.queryByRole('link', { name: new RegExp(`^${label}`), hidden: true }),
  );
  expect(found).toEqual(offered);
});

it('offers to create the first campaign', async () => {
  await renderDashboard(ownCampaignsReply());
  expect(await screen.findByText('No campaigns yet')).toBeTruthy();
  expect(getHref('Create Campaign')).toBe('/en/dashboard/campaigns/create');
});
