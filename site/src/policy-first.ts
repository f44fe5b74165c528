import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*"\s*\/?>/;
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;

/**
 * Moves a page's content security policy to its start, because a policy in a meta tag does not hold for what stands
 * above it. Throws for a page without one.
 */
export function movePolicyFirst(html: string): string {
  const policy = POLICY.exec(html)?.[0];
  if (policy === undefined) throw new Error('a page has no content security policy');
  const withoutPolicy = html.replace(policy, () => '');
  const moved = withoutPolicy.replace(CHARSET, (charset) => charset + policy);
  const start = moved.indexOf(policy);
  if (start === -1 || start > moved.indexOf('<script')) throw new Error('a script stands above the policy');
  return moved;
}

/** Moves the policy of every prerendered page, which Astro puts at the end of <head>. /admin is the editor's own. */
export function policyFirst(): AstroIntegration {
  return {
    name: 'policy-first',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const cwd = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd, exclude: ['admin/**'] })) {
          writeFileSync(`${cwd}${file}`, movePolicyFirst(readFileSync(`${cwd}${file}`, 'utf8')));
        }
      },
    },
  };
}
