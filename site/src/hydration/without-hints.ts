const HINTS = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** Returns what React has rendered without the links that it puts before pictures: a page names what it needs itself. */
export function withoutHints(html: string): string {
  return html.replace(HINTS, '');
}
