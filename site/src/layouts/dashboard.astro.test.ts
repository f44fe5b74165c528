import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { expect, test, vi } from 'vitest';
import { createUser } from '../features/accounts/user.fixture.ts';
import Dashboard from './Dashboard.astro';

vi.mock('#api/client.server.ts', () => ({}));

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
  astroConfig: { site: 'https://p.test' },
  // A container only knows Astro's own directives. They are stubbed here, since hydration is not rendered.
  manifest: Object({ clientDirectives: new Map(['load', 'with-others'].map((name) => [name, ';'])) }),
});

test.each([
  ['', ['font', 'font']],
  ['<link rel="preload" as="image" href="/first.webp">', ['image']],
])('a page preloads its first picture, or its fonts if there is none: %j', async (first, preloads) => {
  const html = await container.renderToString(Dashboard, {
    props: { language: 'nl', user: createUser(), title: 'Profiel' },
    slots: { first },
  });
  const links = html.match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(links.map((link) => / as="(\w+)"/.exec(link)?.[1])).toEqual(preloads);
});
