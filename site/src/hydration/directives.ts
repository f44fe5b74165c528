import type { AstroIntegration } from 'astro';

/** Adds the site's own moments at which an island wakes up. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'after-load', entrypoint: './site/src/hydration/after-load.ts' }),
    },
  };
}
