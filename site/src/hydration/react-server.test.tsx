import { lazy, Suspense, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import renderer from './react-server.ts';

const inStream = vi.hoisted(() => vi.fn(() => Promise.resolve({ html: 'in a stream' })));
vi.mock('@astrojs/react/server.js', () => ({ default: { renderToStaticMarkup: inStream } }));

const HYDRATED = { hydrate: 'load', displayName: 'Field', astroStaticSlot: true } as const;

function Field({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}:</label> <input id={id} />
      <img src="/a.webp" alt="" fetchPriority="high" />
    </p>
  );
}

const Late = lazy(() => new Promise<never>(() => undefined));
const Form = () => (
  <Suspense fallback="…">
    <Late />
  </Suspense>
);

const render = (page: object, ...[component, props, slots = {}, metadata]: unknown[]) =>
  renderer.renderToStaticMarkup.call({ result: page }, component, props, Object(slots), Object(metadata));

test('a component is rendered as React renders it, without links', async () => {
  const { html } = await render({}, Field, { label: 'Name', class: 'astro-x' });
  const own = renderToStaticMarkup(<Field label="Name" />).replace(/<link[^>]*>/, '');
  const withoutIds = (text: string) => text.replace(/(id|for)="[^"]*"/g, '');
  expect(withoutIds(html)).toBe(withoutIds(own));
});

test('the islands of a page have names of their own, which their scripts know', async () => {
  const page = {};
  const islands = [
    await render(page, Field, { label: 'Name' }, {}, HYDRATED),
    await render(page, Field, { label: 'Name' }, {}, HYDRATED),
  ];
  expect(islands[0]?.html).not.toBe(islands[1]?.html);
  for (const { html, attrs } of islands) expect(html).toContain(`id="_${attrs?.['prefix']}`);
  expect(inStream).not.toHaveBeenCalled();
});

test('a component with slots, or with a part that is loaded first, is left to Astro', async () => {
  for (const left of [
    await render({}, Field, { label: 'Name' }, { default: '<b>more</b>' }),
    await render({}, Form, {}, {}, HYDRATED),
  ])
    expect(left.html).toBe('in a stream');
});
