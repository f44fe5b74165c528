import { expect, it } from 'vitest';
import {
  toEmbedSource,
  ORIGIN_INSECURE,
  ORIGIN_INVALID,
  ORIGIN_MAX,
  parseOrigin,
  buildReturnUrl,
} from './rules.ts';

it('a site that an owner allows is stored as its origin, however it was typed', () => {
  expect(parseOrigin(' HTTPS://Www.Example.org:443/ ', true)).toEqual({ origin: 'https://www.example.org' });
  const padded = `${' '.repeat(ORIGIN_MAX)}https://example.org`;
  expect(parseOrigin(padded, true)).toEqual({ origin: 'https://example.org' });
});

it('a site that an owner allows has at most so many characters', () => {
  const origin = `https://${'a'.repeat(ORIGIN_MAX - 'https://.org'.length)}.org`;
  expect(parseOrigin(origin, true)).toEqual({ origin });
});

it.each([
  'example.org',
  'https://example.org/page',
  'https://*.example.org',
  'https://example',
  'https://a:b@example.org',
  `https://${'a'.repeat(ORIGIN_MAX)}.org`,
  '',
])('a site that an owner allows is refused when it is not exactly an origin: %s', (text) => {
  expect(parseOrigin(text, true)).toEqual({ problem: ORIGIN_INVALID });
});

it('a site that an owner allows is on https, except for localhost outside of production', () => {
  expect(parseOrigin('http://example.org', false)).toEqual({ problem: ORIGIN_INSECURE });
  expect(parseOrigin('http://localhost:4000', true)).toEqual({ problem: ORIGIN_INSECURE });
  for (const origin of ['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:8080'])
    expect(parseOrigin(origin, false)).toEqual({ origin });
});

it('the source of a frame is stored when the page belongs to the site', () => {
  const source = { origin: 'https://charity.example', page: 'https://charity.example/give?x=1#top' };
  expect(toEmbedSource(source, true)).toEqual({ embedOrigin: source.origin, embedPage: source.page });
});

it('the source of a frame is stored without a page when there is none', () => {
  const origin = 'https://charity.example';
  expect(toEmbedSource({ origin }, true)).toEqual({ embedOrigin: origin, embedPage: null });
});

it.each(['https://evil.example/give', 'https://charity.example@evil.example/', 'javascript:alert(1)', 'x'])(
  'the source of a frame names no page of another site: %s',
  (page) => {
    const embedOrigin = 'https://charity.example';
    expect(toEmbedSource({ origin: embedOrigin, page }, true)).toEqual({ embedOrigin, embedPage: null });
  },
);

it('the source of a frame is empty without a site', () => {
  const nothing = { embedOrigin: null, embedPage: null };
  expect(toEmbedSource(undefined, true)).toEqual(nothing);
  expect(toEmbedSource({ origin: 'null' }, true)).toEqual(nothing);
});

const allowed = ['https://charity.example'];

it('the page to return to carries the ticket in its fragment, beside an existing one', () => {
  expect(buildReturnUrl('https://charity.example/give?a=1', allowed, 't')).toBe(
    'https://charity.example/give?a=1#powerhour=t',
  );
  expect(buildReturnUrl('https://charity.example/#/give', allowed, 't')).toBe(
    'https://charity.example/#/give&powerhour=t',
  );
  expect(buildReturnUrl('https://charity.example/#', allowed, 't')).toBe(
    'https://charity.example/#powerhour=t',
  );
});

it.each(['https://charity.example.evil.example/', 'http://charity.example/', '//charity.example/', null])(
  'the page to return to is undefined where the owner does not allow it: %s',
  (page) => {
    expect(buildReturnUrl(page, allowed, 't')).toBeUndefined();
  },
);
