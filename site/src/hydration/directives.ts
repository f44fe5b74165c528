import type { AstroIntegration } from 'astro';

const DIRECTIVES = ['after-load', 'first-use', 'in-reach', 'with-others'] as const;

/** Adds the site's own hydration directives. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of DIRECTIVES)
          addClientDirective({ name, entrypoint: `./site/src/hydration/${name}.ts` });
      },
    },
  };
}

declare module 'astro' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface AstroClientDirectives {
    'client:after-load'?: boolean;
    'client:first-use'?: string;
    'client:in-reach'?: string;
    'client:with-others'?: boolean;
  }
}
