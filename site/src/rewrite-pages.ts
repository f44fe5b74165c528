import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Returns an integration that rewrites the HTML of every prerendered page, except the editor's (/admin). */
export function rewritePages(name: string, rewrite: (html: string) => string): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:build:done': ({ dir }) => {
        const cwd = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd, exclude: ['admin/**'] }))
          writeFileSync(cwd + file, rewrite(readFileSync(cwd + file, 'utf8')));
      },
    },
  };
}
