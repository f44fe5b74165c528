import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Returns Astro's integration of React with a renderer of its own for the server. */
export function quickReact(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: './site/src/hydration/react-server.ts' }),
        }),
    },
  };
}
