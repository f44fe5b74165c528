import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { addCampaignPicker } from '#api/add-campaign-picker.ts';
import { SNIPPET_SLUG } from '#api/embeds/rules.ts';
import { ORIGIN } from '../support/api.ts';
import { seedCampaign } from '../support/seed.ts';
import { addFirstCards } from '#api/add-first-cards.ts';

const PAGE = `<code>${SNIPPET_SLUG}</code><section data-campaign-picker><select><option value="">Choose</option></select>
<p role="status" hidden>Unknown</p><code>&lt;x campaign="${SNIPPET_SLUG}"&gt; /campaigns/${SNIPPET_SLUG}</code></section>`;

/** Requests a path from a site whose page for webmasters is PAGE, and returns the response. */
async function open(path: string, under: object = {}, method = 'GET') {
  const render = addCampaignPicker(async () => new Response('on demand'));
  const ASSETS = { ...env.ASSETS, fetch: async () => new Response(PAGE, { headers: { etag: '"file"' } }) };
  const request = new Request(ORIGIN + path, { method });
  const response = await render(request, { ...env, ASSETS, ...under }, createExecutionContext());
  return { response, body: await response.text() };
}

test('the page for webmasters offers the campaigns, and fills the code with the chosen one alone', async () => {
  const { slug } = await seedCampaign({ name: 'Soup & <b>bread</b>' });
  const { slug: other } = await seedCampaign();
  const unchosen = await open('/en/embed');
  expect(unchosen.body).toContain(`<option value="${other}">`);
  expect(unchosen.body).not.toContain(' selected');
  const { body, response } = await open(`/nl/embed?campaign=${slug}`);
  expect(body).toContain(`<option value="${slug}" selected>Soup &amp; &lt;b&gt;bread&lt;/b&gt;</option>`);
  expect(body).toContain(`<code>&lt;x campaign="${slug}"&gt; /campaigns/${slug}</code>`);
  expect(body).toContain(`<code>${SNIPPET_SLUG}</code>`);
  expect(body).toContain('role="status" hidden');
  expect(response.headers.get('etag')).toBeNull();
});

test('it says that a campaign does not exist, and leaves the code as it was', async () => {
  const { body } = await open('/en/embed?campaign=%22%3E%3Cb%3E');
  expect(body).toContain('<p role="status">Unknown</p>');
  expect(body).toContain(`/campaigns/${SNIPPET_SLUG}`);
  expect(body).not.toContain('<b>');
});

test('it stays as it was built while the campaigns cannot be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const prepare = () => {
    throw new Error('D1_ERROR: down');
  };
  const { body } = await open('/en/embed', { DB: { prepare, withSession: () => ({ prepare }) } });
  expect(body).toBe(PAGE);
  expect((await open('/en/embed', {}, 'HEAD')).body).toBe('on demand');
  expect((await open('/en/terms')).body).toBe('on demand');
});

const HOME =
  '<main><div data-first-cards><script>0</script><astro-island>skeletons</astro-island></div></main>';
const CARDS = '<style>a{}</style><script>1</script><astro-island uid="1"><ul>cards</ul></astro-island>';

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html', etag: '"file"' } });

/** Answers `path` with a site whose pages are HOME, and whose first cards are what `renderCards` makes. */
async function openHome(path: string, renderCards: () => Response | Promise<Response>, method = 'GET') {
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
    const { response, body, rendered } = await openHome(path, () => html(CARDS));
    expect(body).toBe(HOME.replace('<astro-island>skeletons', '<astro-island uid="1"><ul>cards</ul>'));
    expect(response.headers.get('etag')).toBeNull();
    expect(rendered).toContain(`${path}/first-cards`);
  },
);

test('the edge may keep the home page as long as its cards', async () => {
  const renderCards = () => new Response(CARDS, { headers: { 'CDN-Cache-Control': 'max-age=3' } });
  const { response } = await openHome('/nl', renderCards);
  expect(response.headers.get('cdn-cache-control')).toBe('max-age=3');
});

test.each([
  ['there are no campaigns', () => html('', 404)],
  ['the answer holds no cards', () => html('<p>Nothing</p>')],
  ['the campaigns cannot be read', () => Promise.reject(new Error('down'))],
])('the home page stays as it was built when %s', async (_, renderCards) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { response, body } = await openHome('/nl', renderCards);
  expect([response.status, body, response.headers.get('etag')]).toEqual([200, HOME, '"file"']);
});

test.each([
  ['/nl/terms', 'GET'],
  ['/fr', 'GET'],
  ['/nl', 'HEAD'],
])('no cards are made for %s %s', async (path, method) => {
  const { rendered } = await openHome(path, () => html(CARDS), method);
  expect(rendered).toEqual([path]);
});
