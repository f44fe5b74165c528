import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { app } from '#api/app.ts';
import { createServerClient } from '#api/client.server.ts';
import { callApi, ORIGIN } from '../support/api.ts';
import { seedCampaign } from '../support/seed.ts';
import { addFirstCards } from '#api/add-first-cards.ts';

const TERMS = { id: 'nl-terms', slug: 'terms', lang: 'nl', title: 'Voorwaarden' };

/** Requests a page from an index that contains one. */
async function requestPage(id: string) {
  const ASSETS = { fetch: () => Promise.resolve(Response.json({ 'nl-terms': TERMS })) };
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${ORIGIN}/api/pages/${id}`), { ...env, ASSETS }, context);
  await waitOnExecutionContext(context);
  return { status: response.status, body: Object(await response.json()) };
}

test('returns an editors’ page by its id', async () => {
  expect(await requestPage('nl-terms')).toEqual({ status: 200, body: TERMS });
});

test.each(['nl-no-such-page', 'constructor', '__proto__', 'nl%2Fterms'])(
  'answers 404 for the page id %s',
  async (id) => {
    const { status, body } = await requestPage(id);
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

test.each([
  ['/nl/campaigns/x', 'en', 'We konden dat niet vinden.'],
  ['/en/campaigns/x', 'nl', 'We could not find that.'],
])(
  'a page at %s gets answers in its own language, whatever the visitor chose before',
  async (path, lang, error) => {
    const { api } = createServerClient(new Request(ORIGIN + path, { headers: { cookie: `lang=${lang}` } }));
    const response = await api.campaigns['by-slug'][':slug'].$get({ param: { slug: 'no-such-campaign' } });
    expect(await response.json()).toMatchObject({ error });
  },
);

test('lists every campaign for search engines', async () => {
  const { slug } = await seedCampaign();
  const response = await callApi('/campaigns-list/addresses');
  expect(response.headers.get('cache-control')).toContain('public');
  const { docs } = Object(await response.json());
  expect(docs).toContainEqual({ slug, updatedAt: expect.stringMatching(/Z$/) });
});

const HOME =
  '<main><div data-first-cards><script>0</script><astro-island>skeletons</astro-island></div></main>';
const CARDS = '<style>a{}</style><script>1</script><astro-island uid="1"><ul>cards</ul></astro-island>';

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html', etag: '"file"' } });

/** Opens `path` on a site whose pages are all HOME, with the first cards from `renderCards`. */
async function open(path: string, renderCards: () => Response | Promise<Response>, method = 'GET') {
  const rendered: string[] = [];
  const render = addFirstCards(async (request) => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    return pathname.endsWith('/first-cards') ? renderCards() : html('on demand');
  });
  const ASSETS = { ...env.ASSETS, fetch: async () => html(HOME) };
  const request = new Request(ORIGIN + path, { method });
  const response = await render(request, { ...env, ASSETS }, createExecutionContext());
  return { response, body: await response.text(), rendered };
}

test.each(['/nl', '/en'])(
  'the home page %s comes with the first cards, and nothing of theirs twice',
  async (path) => {
    const { response, body, rendered } = await open(path, () => html(CARDS));
    expect(body).toBe(HOME.replace('<astro-island>skeletons', '<astro-island uid="1"><ul>cards</ul>'));
    expect(response.headers.get('etag')).toBeNull();
    expect(rendered).toContain(`${path}/first-cards`);
  },
);

test('who asks for the home page’s headers alone gets those of the page', async () => {
  const { response, rendered } = await open('/nl', () => html(CARDS), 'HEAD');
  expect([response.status, response.headers.get('etag'), rendered]).toEqual([200, null, ['/nl/first-cards']]);
});

test('the edge may keep the home page as long as its cards', async () => {
  const renderCards = () => new Response(CARDS, { headers: { 'CDN-Cache-Control': 'max-age=3' } });
  const { response } = await open('/nl', renderCards);
  expect(response.headers.get('cdn-cache-control')).toBe('max-age=3');
});

test.each([
  ['there are no campaigns', () => html('', 404)],
  ['the answer holds no cards', () => html('<p>Nothing</p>')],
  ['the campaigns cannot be read', () => Promise.reject(new Error('down'))],
])('the home page stays as it was built when %s', async (_, renderCards) => {
  const { response, body } = await open('/nl', renderCards);
  expect([response.status, body, response.headers.get('etag')]).toEqual([200, HOME, '"file"']);
});

test.each([
  ['/nl/terms', 'GET'],
  ['/fr', 'GET'],
  ['/nl', 'POST'],
])('no cards are made for %s %s', async (path, method) => {
  const { rendered } = await open(path, () => html(CARDS), method);
  expect(rendered).toEqual([path]);
});
