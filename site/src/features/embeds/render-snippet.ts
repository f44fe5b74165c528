import { escapeHtml } from '#api/platform/rules.ts';
import { toWidgetAttributes, type Version, type WidgetOptions } from './widget-options.ts';

/** The widget's script, and its exact version with the integrity digest. */
export type Loader = {
  /** The product's origin, without a trailing slash. */
  readonly origin: string;
  readonly exact: { readonly path: string; readonly integrity: string };
};

/** The link inside the element. It works without script, and its text labels the button, the frame and the dialog. */
type FallbackLink = { readonly href: string; readonly text: string };

/** Returns the link to the campaign's page. */
export function toFallbackLink(origin: string, slug: string, language: string, text: string): FallbackLink {
  return { href: `${origin}/${language}/campaigns/${slug}`, text };
}

/** Renders the code that a webmaster pastes: the script, and the element with a link that works without it. */
export function renderSnippet(
  { origin, exact }: Loader,
  slug: string,
  options: WidgetOptions,
  link: FallbackLink,
  version: Version,
): string {
  const script =
    version === 'exact'
      ? `<script async src="${origin}${exact.path}" integrity="${exact.integrity}" crossorigin="anonymous"></script>`
      : `<script async src="${origin}/embed/v1.js"></script>`;
  const attributes = Object.entries(toWidgetAttributes(slug, options)).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return [
    script,
    `<power-hour-subscribe${attributes.join('')}>`,
    `  <a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>`,
    '</power-hour-subscribe>',
  ].join('\n');
}
