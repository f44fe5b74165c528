import { toPolicyHash } from './security-headers.ts';
import { rewritePages } from './rewrite-pages.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*"\s*\/?>/;
const HASH = / '(?<hash>sha256-[^']+)'/g;
const INLINE = /<(?:script|style)[^>]*>(?<source>.*?)<\/(?:script|style)>/gs;
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;

/** Moves a page's policy to the top: a meta policy does not apply to what precedes it. Throws without a policy. */
export function movePolicyFirst(html: string): string {
  const policy = POLICY.exec(html)?.[0];
  if (policy === undefined) throw new Error('a page has no content security policy');
  const withoutPolicy = html.replace(policy, () => '');
  const ownPolicy = keepUsedHashes(policy, withoutPolicy);
  const moved = withoutPolicy.replace(CHARSET, (charset) => charset + ownPolicy);
  const start = moved.indexOf(ownPolicy);
  if (start === -1 || start > moved.indexOf('<script')) throw new Error('a script stands above the policy');
  return moved;
}

/** Limits a policy to the hashes of what is in the page; Astro lists those of all pages, 2 kB. */
function keepUsedHashes(policy: string, html: string): string {
  const used = new Set(
    [...html.matchAll(INLINE)].map(({ groups }) => toPolicyHash(groups?.['source'] ?? '')),
  );
  return policy.replace(HASH, (source, hash: ReturnType<typeof toPolicyHash>) =>
    used.has(hash) ? source : '',
  );
}

/** Moves the policy of every prerendered page to the top; Astro puts it at the end of <head>. */
export const policyFirst = () => rewritePages('policy-first', movePolicyFirst);
