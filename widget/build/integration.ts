import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { bundleWidget } from './bundle.ts';

/** The module with the widget's addresses; declared in site/src/astro-modules.d.ts. */
const MODULE = 'virtual:widget';
const SCRIPT = /^\/(?:embed\/)?(v1|frame|human-check)(\.\w+)?\.js$/;

/** Builds the widget with the site: writes its scripts to /embed, and exports their names from {@link MODULE}. */
export function widget(): AstroIntegration {
  const built = bundleWidget();
  return {
    name: 'widget',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'widget',
          resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : undefined),
          load: async (id: string) => {
            if (id !== `\0${MODULE}`) return undefined;
            const { frame, exact } = await built;
            return `export const frameScript = ${JSON.stringify(frame)}; export const exactLoader = ${JSON.stringify(exact)};`;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      // In development the widget is rebuilt on every request.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [, name] = SCRIPT.exec(request.url ?? '') ?? [];
          if (name === undefined) {
            next();
            return;
          }
          bundleWidget()
            .then(({ files, frame }) => {
              response.setHeader('content-type', 'text/javascript');
              response.setHeader('access-control-allow-origin', '*');
              const paths: Readonly<Record<string, string>> = { frame, 'human-check': '/human-check.js' };
              response.end(files[paths[name] ?? '/embed/v1.js']);
            })
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        mkdirSync(new URL('embed/', dir), { recursive: true });
        const { files, exact } = await built;
        for (const [path, text] of Object.entries(files)) writeFileSync(new URL(`.${path}`, dir), text);
        writeFileSync(
          new URL('embed/v1.json', dir),
          JSON.stringify({ src: exact.path, integrity: exact.integrity }),
        );
      },
    },
  };
}
