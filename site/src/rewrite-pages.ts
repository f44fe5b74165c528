import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Returns an integration that rewrites the HTML of every prerendered page; `read` gives the text of a built file by its
 * address. /admin is the editor's own.
 */
export function rewritePages(
  name: string,
  rewrite: (html: string, read: (url: string) => string) => string,
): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:build:done': ({ dir }) => {
        const cwd = fileURLToPath(dir);
        const readText = (file: string) => readFileSync(cwd + file, 'utf8');
        for (const file of globSync('**/*.html', { cwd, exclude: ['admin/**'] }))
          writeFileSync(
            cwd + file,
            rewrite(readText(file), (url) => readText(url.slice(1))),
          );
      },
    },
  };
}
