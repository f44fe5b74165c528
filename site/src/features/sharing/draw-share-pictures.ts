import { mkdirSync, writeFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINUTES, toEmblemPath } from '#api/campaigns/dial-rules.ts';
import type { AstroIntegration } from 'astro';
import { drawDialEmblem, drawSharePicture, type ShareMotif } from './draw-share-picture.ts';
import { SHARE_FOLDER, toSharePicturePath } from './share-picture.ts';
import { z } from 'astro/zod';

/**
 * Draws into the built site the share pictures of editors' pages without one of their own, and the dial emblems of
 * mails: as endpoints, each would cost a request. In development they are drawn on request.
 */
export function sharePictures(): AstroIntegration {
  return {
    name: 'share-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { url = '' } = request;
          const draw = url.startsWith(SHARE_FOLDER) ? listPictures().get(url) : undefined;
          if (draw === undefined) {
            next();
            return;
          }
          draw()
            .then((picture) => response.setHeader('content-type', lookUpType(url)).end(picture))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, draw] of listPictures()) {
          const file = fileURLToPath(new URL(`.${path}`, dir));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await draw());
        }
      },
    },
  };
}

/** Lists what to draw, by path: the share pictures of pages, and the dial emblems that mails show. */
function listPictures(): ReadonlyMap<string, () => Promise<Buffer>> {
  const pages = [...readSharedPages()].map(([path, motif]) => [path, () => drawSharePicture(motif)] as const);
  const emblems = ['chosen' as const, ...Array.from({ length: MINUTES }, (_, index) => index + 1)].map(
    (emblem) => [toEmblemPath(emblem), () => drawDialEmblem(emblem)] as const,
  );
  return new Map([...pages, ...emblems]);
}

const lookUpType = (path: string) => (path.endsWith('.png') ? 'image/png' : 'image/jpeg');

const CONTENT = fileURLToPath(new URL('../../../content/pages/', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));
const EDITORS_FILES = fileURLToPath(new URL('../..', import.meta.url));
/** The product's name, which is already beside the mark: a page with that title shows its headline instead. */
const NAME = 'Power Hour';
const HEADLINE = /^# (?<words>.+)$/m;
/** The picture of pages that do not start with one. */
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

/** Reads the titles and scenes of pages without their own share picture, by path; equal scenes are adjacent. */
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

function findScene(address: string | null | undefined): string {
  const file = address?.startsWith('/media/') ? `${EDITORS_FILES}${address.slice(1)}` : `${PUBLIC}${address}`;
  return address && existsSync(file) ? file : `${PUBLIC}${USUAL_SCENE}`;
}

/** Finds the first heading of a rich text; its emphasised words start a new line, as on the page. */
function findHeadline(text: unknown): string | undefined {
  return HEADLINE.exec(String(text))?.groups?.words?.replace(/ [*_]/, '\n').replace(/[*_]/g, '');
}
