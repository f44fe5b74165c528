import { mkdirSync, writeFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawSharePicture, type ShareMotif } from './draw-share-picture.ts';
import { SHARE_FOLDER, toSharePicturePath } from './share-picture.ts';
import { z } from 'astro/zod';

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

const CONTENT = fileURLToPath(new URL('../../../content/pages/', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));
const EDITORS_FILES = fileURLToPath(new URL('../..', import.meta.url));
/** The product's name, which stands beside the mark already: a page of that title shows its headline. */
const NAME = 'Power Hour';
const HEADLINE = /^# (?<words>.+)$/m;
/** The picture of pages that open without one. */
const USUAL_SCENE = '/pictures/evening.svg';

const SharedPage = z.object({
  title: z.string(),
  slug: z.string(),
  image: z.unknown().optional(),
  draft: z.boolean(),
  blocks: z
    .array(
      z.object({
        richText: z.unknown().optional(),
        media: z.object({ image: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
});

/** Reads what the share pictures show of the pages without one of their own, by address; equal pictures are in a row. */
export function readSharedPages(): Map<string, ShareMotif> {
  const pages = globSync('*/*.json', { cwd: CONTENT }).flatMap((name) => {
    const page = SharedPage.parse(JSON.parse(readFileSync(`${CONTENT}${name}`, 'utf8')));
    if (page.image || page.draft) return [];
    const [first] = page.blocks ?? [];
    const title = (page.title === NAME && findHeadline(first?.richText)) || page.title;
    return [
      { path: toSharePicturePath(dirname(name), page.slug), title, scene: findScene(first?.media?.image) },
    ];
  });
  const sorted = pages.toSorted((one, other) => one.scene.localeCompare(other.scene));
  return new Map(sorted.map(({ path, ...motif }) => [path, motif]));
}

/** Finds the file of a picture by the address that pages show it under. */
function findScene(address: string | null | undefined): string {
  const file = address?.startsWith('/media/') ? `${EDITORS_FILES}${address.slice(1)}` : `${PUBLIC}${address}`;
  return address && existsSync(file) ? file : `${PUBLIC}${USUAL_SCENE}`;
}

/** Finds the heading of a rich text; what it emphasises starts a line, as on the page. */
function findHeadline(text: unknown): string | undefined {
  return HEADLINE.exec(String(text))?.groups?.words?.replace(/ [*_]/, '\n').replace(/[*_]/g, '');
}
