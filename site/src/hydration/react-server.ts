import astroReact from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { withoutHints } from './without-hints.ts';

/** What React leaves where a part was not there in time (react-dom, Suspense). */
const UNFINISHED = '<!--$!-->';

/** How many components a page has so far, by what Astro knows of its rendering. */
const counts = new WeakMap<object, number>();

/**
 * Renders React components for Astro: a tenth of the work of Astro's own renderer, which renders each twice, to learn
 * whether it is React's, through a stream of bytes. A component with slots, or with a part that is loaded first, is left
 * to that.
 */
const renderer: NamedSSRLoadedRendererValue = {
  ...astroReact,
  name: '@astrojs/react',
  // All but names of elements: no other framework is here.
  check: (component) => Promise.resolve(typeof component !== 'string'),
  async renderToStaticMarkup(
    this: { readonly result: object },
    component: ComponentType<object>,
    props: Readonly<Record<string, unknown>>,
    slots,
    metadata,
  ) {
    const renderInStream = () =>
      astroReact.renderToStaticMarkup.call(this, component, props, slots, metadata);
    const { class: _, ...own } = props;
    if (Object.keys(slots).length > 0 || own['children'] !== undefined) return renderInStream();
    const element = createElement(component, own);
    const count = counts.get(this.result) ?? 0;
    counts.set(this.result, count + 1);
    const prefix = `i${count}`;
    const render = metadata?.hydrate ? renderToString : renderToStaticMarkup;
    const html = render(element, { identifierPrefix: prefix });
    return html.includes(UNFINISHED) ? renderInStream() : { html: withoutHints(html), attrs: { prefix } };
  },
};

export default renderer;
