import { basename } from 'node:path';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { fileURLToPath } from 'node:url';
import { drawSharePicture } from './draw-share-picture.ts';
import { readSharedPages } from './draw-share-pictures.ts';
import { toBreadcrumbList, toFaqPage } from './json-ld.ts';
import { extractQuestions } from './extract-questions.ts';
import { toLocalizedUrls, renderSitemapIndex, renderSitemap } from './sitemap.ts';

const ORIGIN = 'https://ph.test';
const SCENE = fileURLToPath(new URL('../../../public/pictures/evening.svg', import.meta.url));

test('gives each address of a sitemap its translations and a default', () => {
  const xml = renderSitemap(toLocalizedUrls('/campaigns/piano', '2026-11-21T10:00:00.000Z'), ORIGIN);
  const [dutch = '', english = ''] = xml.split('\n').filter((line) => line.startsWith('<url>'));
  expect(dutch).toContain('<loc>https://ph.test/nl/campaigns/piano</loc>');
  expect(english).toContain('<loc>https://ph.test/en/campaigns/piano</loc>');
  for (const line of [dutch, english]) {
    expect(line).toContain('<lastmod>2026-11-21T10:00:00.000Z</lastmod>');
    expect(line).toContain('hreflang="nl" href="https://ph.test/nl/campaigns/piano"');
    expect(line).toContain('hreflang="en" href="https://ph.test/en/campaigns/piano"');
    expect(line).toContain('hreflang="x-default" href="https://ph.test/nl/campaigns/piano"');
  }
});

test('gives a page without a translation no alternates, and escapes addresses', () => {
  expect(renderSitemap([{ path: '/nl/alleen' }], ORIGIN)).not.toContain('hreflang');
  expect(renderSitemap([{ path: '/nl/a?b=1&c="' }], ORIGIN)).toContain(
    '<loc>https://ph.test/nl/a?b=1&#38;c=%22</loc>',
  );
  expect(renderSitemapIndex(['/a.xml'], ORIGIN)).toContain(
    '<sitemap><loc>https://ph.test/a.xml</loc></sitemap>',
  );
});

test('limits a sitemap to 50,000 addresses', () => {
  const many = Array.from({ length: 50_001 }, (_, at) => ({ path: `/nl/${at}` }));
  expect(renderSitemap(many, ORIGIN).match(/<url>/g)).toHaveLength(50_000);
});

test('makes a page of questions of headings that ask', () => {
  const text =
    '# Vragen\n\n## Wat kost het?\n\nDe **donatie** is [€ 10](/nl).\n\n- meer niet\n\n## Over ons\n\nTekst.\n\n### Wie wint?\n\nHet beste antwoord.';
  const questions = extractQuestions([{ _template: 'richText', content: text }], 'faq.json');
  expect(questions).toEqual([
    { question: 'Wat kost het?', answer: 'De donatie is € 10. meer niet' },
    { question: 'Wie wint?', answer: 'Het beste antwoord.' },
  ]);
  expect(toFaqPage(questions)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Wat kost het?' }, {}],
  });
  expect(toFaqPage(questions.slice(1))).toBeUndefined();
});

test('numbers breadcrumbs and makes their addresses absolute', () => {
  const list = toBreadcrumbList({ name: 'Privacy', path: '/nl/privacy' }, 'nl', ORIGIN);
  expect(list).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: 'Privacy', item: 'https://ph.test/nl/privacy' }],
  });
});

/** Counts the pixels of the text's colour in the left half of a picture, and measures their extent. */
async function measureLetters(title: string) {
  const { data, info } = await sharp(await drawSharePicture({ title, scene: SCENE }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [count, right, top] = [0, 0, info.height];
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    if (x > 640 || y < 150 || Math.min(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0) < 200)
      continue;
    count += 1;
    right = Math.max(right, x);
    top = Math.min(top, y);
  }
  return { size: [info.width, info.height], format: info.format, count, right, top };
}

test.each([
  ['Privacy'],
  ['Verantwoordelijkheidsverklaringen en vrijwilligersvergoedingen voor goede doelen'],
  ['What a Power Hour is, who takes part, and how the winners are chosen <by> the celebrity & nobody else'],
  ['x'.repeat(600)],
])(
  'fits the title into a share picture: %s',
  async (title) => {
    const { size, count, right, top } = await measureLetters(title);
    expect(size).toEqual([1200, 630]);
    expect(count).toBeGreaterThan(1000);
    expect(right).toBeLessThan(72 + 560 + 4);
    expect(top).toBeGreaterThan(150);
  },
  30_000,
);

test('a share picture shows what its page opens with, whether the picture fills its frame or not', async () => {
  const pages = readSharedPages();
  const files = [...pages].map(([path, { scene }]) => `${path} ${basename(scene)}`);
  expect(files).toEqual(
    expect.arrayContaining([
      '/og/nl/home.jpg evening.svg',
      '/og/en/home.jpg evening.svg',
      '/og/nl/about.jpg seat.svg',
      '/og/en/for-charities.jpg jar.svg',
      '/og/nl/terms.jpg evening.svg',
    ]),
  );
  const cut = [];
  for (const path of ['/og/nl/about.jpg', '/og/en/for-charities.jpg']) {
    const picture = await drawSharePicture(pages.get(path) ?? { title: '', scene: SCENE });
    cut.push(await sharp(picture).extract({ left: 664, top: 40, width: 400, height: 550 }).raw().toBuffer());
  }
  const [about, charities] = cut;
  expect(about).not.toEqual(charities);
}, 30_000);
