import { expect, it } from 'vitest';
import { parseWidgetOptions } from './widget-options.ts';
import { toFallbackLink, renderSnippet } from './render-snippet.ts';

const loader = {
  origin: 'https://powerhour.example',
  exact: { path: '/embed/v1.0123456789ab.js', integrity: 'sha384-abc' },
};
const defaults = parseWidgetOptions(new URLSearchParams(), 'nl');
const link = toFallbackLink(loader.origin, 'an-hour', 'nl', 'Doe mee');

it('the snippet holds the script and the element with its link', () => {
  expect(renderSnippet(loader, 'an-hour', defaults, link, 'newest')).toBe(
    [
      '<script async src="https://powerhour.example/embed/v1.js"></script>',
      '<power-hour-subscribe campaign="an-hour" lang="nl">',
      '  <a href="https://powerhour.example/nl/campaigns/an-hour">Doe mee</a>',
      '</power-hour-subscribe>',
    ].join('\n'),
  );
});

it('the snippet pins an exact version by its digest', () => {
  expect(renderSnippet(loader, 'an-hour', defaults, link, 'exact')).toContain(
    '<script async src="https://powerhour.example/embed/v1.0123456789ab.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
  );
});

it('the snippet leaves out defaults', () => {
  const query = new URLSearchParams('lang=en&theme=dark&layout=button&accent=%235B2A9D');
  expect(renderSnippet(loader, 'an-hour', parseWidgetOptions(query, 'nl'), link, 'newest')).toContain(
    '<power-hour-subscribe campaign="an-hour" lang="en" theme="dark" layout="button" accent="#5b2a9d">',
  );
});

it('the snippet escapes the name of a campaign', () => {
  const withOptions = { ...link, text: '“Koken” & <script>alert("1")</script>' };
  const html = renderSnippet(loader, 'an-hour', defaults, withOptions, 'newest');
  expect(html).toContain('>“Koken” &#38; &#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;</a>');
  expect(html.match(/<script/g)).toHaveLength(1);
});

it('options in an address fall back to the defaults when invalid', () => {
  const query = new URLSearchParams('lang=fr&theme=neon&layout=banner&accent=red;color:blue');
  expect(parseWidgetOptions(query, 'en')).toEqual({
    language: 'en',
    theme: 'light',
    layout: 'card',
    accent: undefined,
  });
});
