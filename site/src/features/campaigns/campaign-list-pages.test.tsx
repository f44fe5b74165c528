import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createCampaignCard } from './campaign.fixture.ts';
import { CampaignList } from './CampaignList.tsx';
import { flushRequests, resetIslands, stubCampaignList } from './islands.fixture.ts';
import { campaignTexts } from './texts.ts';

afterEach(resetIslands);

const singingCampaign = createCampaignCard({
  slug: 'zing',
  name: 'Zing met Noor',
  subscriptionDeadline: null,
});
const cookingCampaign = createCampaignCard({ slug: 'kook', name: 'Kook met Bram' });
const closedCampaign = createCampaignCard({ slug: 'dicht', name: 'Dicht met Lotte', isActive: false });

const names = () => screen.queryAllByRole('link').map((link) => link.textContent);

/** Shows a list of which a second page follows. */
async function showFirstPage() {
  stubCampaignList([singingCampaign], 200, true);
  render(<CampaignList language="en" texts={campaignTexts('en')} />);
  await flushRequests();
}

async function loadMore() {
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await flushRequests();
}

test('adds the next page, and offers no more after the last', async () => {
  await showFirstPage();
  const fetchMock = stubCampaignList([singingCampaign, cookingCampaign]);
  // How many there are is not known yet.
  expect(screen.getByRole('status').textContent).toBe('');
  await loadMore();
  expect(screen.getByRole('status').textContent).toBe('2 campaigns');
  expect(fetchMock).toHaveBeenCalledWith(expect.stringContaining('after=200'), expect.anything());
  expect(names()).toEqual(['Kook met Bram', 'Zing met Noor']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

describe('a search', () => {
  async function search(words: string, ...rest: Parameters<typeof stubCampaignList>) {
    await showFirstPage();
    stubCampaignList(...rest);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
    await flushRequests();
  }

  test('finds what stands on a later page', async () => {
    await search('bram', [cookingCampaign]);
    expect(names()).toEqual(['Kook met Bram']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('says that nothing matches only once all pages were searched', async () => {
    await search('bram', [], 500);
    expect(screen.queryByText('No campaigns found')).toBeNull();
    stubCampaignList([closedCampaign]);
    await loadMore();
    expect(screen.getByText('No campaigns found')).toBeTruthy();
  });
});

test('says so when the next page cannot be had, and keeps the first', async () => {
  await showFirstPage();
  stubCampaignList([], 500);
  await loadMore();
  expect(screen.getByRole('alert').textContent).toContain('could not load');
  expect(names()).toEqual(['Zing met Noor']);
});
