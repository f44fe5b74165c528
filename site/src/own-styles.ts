import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { manifest } from 'virtual:astro:manifest';
import { toPolicyHash } from './security-headers.ts';

/** The sources of styles in a policy, after 'self'. */
const STYLE_HASHES = /(?<=style-src 'self')[^;]*/;

const hashesOfRoutes = new Map<string, string>();

/**
 * Returns the policy of a page rendered on demand with the hashes of its own styles alone: Astro lists those of all
 * pages, 3 kB in front of each that cannot be compressed.
 */
export function keepOwnStyles(policy: string, route: string): string {
  const hashes = hashesOfRoutes.get(route) ?? hashStyles(route);
  hashesOfRoutes.set(route, hashes);
  return hashes === '' ? policy : policy.replace(STYLE_HASHES, () => hashes);
}

/** Returns the sources of a route's inline styles; none while developing, where styles are files. */
function hashStyles(route: string): string {
  const styles = manifest.routes.find(({ routeData }) => routeData.route === route)?.styles ?? [];
  const own = styles.flatMap((sheet) => (sheet.type === 'inline' ? [sheet.content] : []));
  return own.length === 0 ? '' : [...own, ISLAND_STYLES].map((css) => ` '${toPolicyHash(css)}'`).join('');
}
