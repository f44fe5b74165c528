import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawSharePicture } from './draw-share-picture.ts';
import { readSharedPages } from './read-shared-pages.ts';
import { SHARE_FOLDER } from './share-picture.ts';

/**
 * Draws the pictures of shared pages that have none of their own, from the editors' files into the built site: as
 * endpoints they would cost a request each. During development they are drawn on request.
 */
export function sharePictures(): AstroIntegration {
  return {
    name: 'share-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { url = '' } = request;
          const motif = url.startsWith(SHARE_FOLDER) ? readSharedPages().get(url) : undefined;
          if (motif === undefined) {
            next();
            return;
          }
          drawSharePicture(motif)
            .then((picture) => response.setHeader('content-type', 'image/jpeg').end(picture))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, motif] of readSharedPages()) {
          const file = fileURLToPath(new URL(`.${path}`, dir));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await drawSharePicture(motif));
        }
      },
    },
  };
}
