import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { expect, test, vi } from 'vitest';
import ListPage from '#site/pages/[lang]/campaigns/index.astro';
import { createCampaignCard } from './campaign.fixture.ts';

/** Replies to the page's call for the list, with one campaign per page. */
const answerList = vi.hoisted(() => vi.fn<(url: URL) => Response>());
vi.mock('#api/client.server.ts', async () => {
  const { createClient } = await import('#api/client.ts');
  const answer = async (input: RequestInfo | URL) => answerList(new URL(new Request(input).url));
  return { createServerClient: () => createClient('https://p.test', answer) };
});

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
  astroConfig: { site: 'https://p.test' },
});
const CAMPAIGNS = ['Zing met Noor', 'Kook met Bram', 'Dicht met Lotte'];

async function listNames(query: string) {
  answerList.mockImplementation(({ searchParams }) => {
    const at = Number(searchParams.get('after') ?? Number(searchParams.get('page') ?? 1) - 1);
    const docs = CAMPAIGNS.slice(at, at + 1).map((name) => createCampaignCard({ slug: `c${at}`, name }));
    return Response.json({ docs, next: at + 1 < CAMPAIGNS.length ? String(at + 1) : null });
  });
  const request = new Request(`https://p.test/en/campaigns${query}`);
  const html = await container.renderToString(ListPage, { params: { lang: 'en' }, request, partial: false });
  return CAMPAIGNS.filter((name) => html.includes(name));
}

test('the list is paged, and a search without script is through all of its pages', async () => {
  expect(await listNames('')).toEqual(['Zing met Noor']);
  expect(await listNames('?page=2')).toEqual(['Kook met Bram']);
  expect(await listNames('?q=lotte')).toEqual(['Dicht met Lotte']);
  expect(await listNames('?q=lotte&page=2')).toEqual(['Dicht met Lotte']);
});
