import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { drawSharePicture } from './draw-share-picture.ts';
import { SHARE_FOLDER, toSharePicturePath } from './share-picture.ts';

const FOLDER = fileURLToPath(new URL('../../../content/pages/', import.meta.url));
const SharedPage = z.object({
  title: z.string(),
  slug: z.string(),
  image: z.unknown().optional(),
  draft: z.boolean(),
});

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
          const title = url.startsWith(SHARE_FOLDER) ? readTitles().get(url) : undefined;
          if (title === undefined) {
            next();
            return;
          }
          drawSharePicture(title)
            .then((picture) => response.setHeader('content-type', 'image/jpeg').end(picture))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, title] of readTitles()) {
          const file = fileURLToPath(new URL(`.${path}`, dir));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await drawSharePicture(title));
        }
      },
    },
  };
}

/** Reads the titles of the pictures, by address. */
function readTitles(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of globSync('*/*.json', { cwd: FOLDER })) {
    const { title, slug, image, draft } = SharedPage.parse(
      JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')),
    );
    if (!image && !draft) found.set(toSharePicturePath(dirname(name), slug), title);
  }
  return found;
}
