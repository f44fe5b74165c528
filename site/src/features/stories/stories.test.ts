import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { Story } from '#api/stories/contract.ts';
import { createPicture } from '../media/media.fixture.ts';
import { renderFeed, toParagraphs } from './render-feed.ts';

const STORY: Story = {
  title: 'Soup & <b>stories</b>\u0007',
  text: 'We cooked ]]> for forty.\n\n<script>alert("x")</script>\nand ate.',
  pictures: [createPicture({ url: '/api/media/file/m.webp', filename: 'm.webp', alt: 'A "pan"' })],
  publishedAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  campaign: {
    slug: 'soup',
    name: 'Soup',
    language: 'en',
    artistName: 'Mila & co',
    avatar: null,
    charityName: null,
  },
};
const render = (stories: readonly Story[]) =>
  renderFeed({
    stories,
    language: 'nl',
    title: 'Verhalen',
    origin: 'https://ph.test',
    now: new Date('2026-11-23T10:00:00Z'),
  });

test('a feed is Atom with absolute addresses, and hostile texts stay texts', () => {
  const { DOMParser } = new Window();
  const feed = new DOMParser().parseFromString(render([STORY]), 'application/xml');
  const read = (selector: string) => feed.querySelector(selector)?.textContent;
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(read('entry > title')).toBe('Soup & <b>stories</b>');
  expect(read('entry author > name')).toBe('Mila & co');
  expect(feed.querySelector('entry')?.getAttribute('xml:lang')).toBe('en');
  expect(read('feed > updated')).toBe(STORY.updatedAt);
  expect(read('entry > id')).toBe('https://ph.test/nl/campaigns/soup#story');
  const links = [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
  expect(links.every((href) => href.startsWith('https://ph.test/nl/'))).toBe(true);
  const content = new DOMParser().parseFromString(read('entry > content') ?? '', 'text/html');
  expect(content.querySelector('script')).toBeNull();
  expect(content.querySelector('img')?.getAttribute('src')).toBe('https://ph.test/api/media/file/m.webp');
  expect(content.querySelectorAll('p')).toHaveLength(3);
});

test('a feed without stories is valid, with the time of now', () => {
  expect(render([])).toContain('<updated>2026-11-23T10:00:00.000Z</updated>');
});

test('a text has the paragraphs that empty lines part', () => {
  expect(toParagraphs('One\nline\n\n \n Two ')).toEqual(['One\nline', 'Two']);
});
