import { createReadStream, existsSync, rmSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import tina from '@tinacms/astro/integration';
import { tinaAdminDevRedirect } from '@tinacms/astro/vite';

const resolvePath = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The pages of the editor's live preview. They exist only where the editor does: on a person's own machine
 * (`npm run edit`, which sets TINA_API) and in a build that has TinaCloud's two variables. Any other build has neither.
 */
export function editorPreview({ TINA_API, TINA_CLIENT_ID, TINA_TOKEN } = process.env) {
  if (!TINA_API && !(TINA_CLIENT_ID && TINA_TOKEN)) return [dropEditor];
  return [tina(), previewPages(TINA_API !== undefined)];
}

/** Leaves out the page of an editor that ran on this machine, whose scripts are at an address of this machine. */
const dropEditor = {
  name: 'power-hour:no-editor',
  hooks: {
    'astro:build:done': ({ dir }) => rmSync(new URL('admin', dir), { recursive: true, force: true }),
  },
};

function previewPages(isLocal) {
  return {
    name: 'power-hour:editor-preview',
    hooks: {
      'astro:config:setup': ({ addMiddleware, injectRoute, updateConfig }) => {
        injectRoute({
          pattern: '/tina-preview/[...path]',
          entrypoint: resolvePath('Preview.astro'),
          prerender: false,
        });
        injectRoute({
          pattern: '/tina-island/page',
          entrypoint: resolvePath('Island.astro'),
          prerender: false,
        });
        addMiddleware({ entrypoint: resolvePath('middleware.ts'), order: 'pre' });
        updateConfig({
          vite: {
            // A build in this folder would replace what the running preview has had prepared.
            ...(isLocal && { cacheDir: 'node_modules/.vite-editor' }),
            plugins: [
              tinaAdminDevRedirect(),
              serveEditorMedia(),
              isLocal && serveEditorFiles(),
              prebundleDependencies(),
              preventReload(),
              useWorkerReader(),
            ],
            // Under its condition for browsers, which holds in workerd too, the parser asks for a document.
            resolve: { alias: { '@tinacms/mdx': fileURLToPath(import.meta.resolve('@tinacms/mdx')) } },
          },
        });
      },
    },
  };
}

/**
 * Has Vite prepare at the start what only the preview's server imports. Found at its first request, it makes Vite reload
 * everything while that request is answered: with two copies of React, and with the preview gone from the editor.
 */
function prebundleDependencies() {
  return {
    name: 'power-hour:editor-dependencies',
    configEnvironment: (name) =>
      name === 'ssr' ? { optimizeDeps: { include: PREVIEW_DEPENDENCIES } } : undefined,
  };
}

const PREVIEW_DEPENDENCIES = [
  '@tinacms/astro/data',
  '@tinacms/astro/middleware',
  '@tinacms/astro/tina-field',
  '@tinacms/mdx',
];

/** Has the Worker read markdown by the editor's own reader: the build's is not for it, and its pages are not there. */
function useWorkerReader() {
  return {
    name: 'power-hour:editor-reader',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source) =>
      source.endsWith('/parse-markdown.ts') ? resolvePath('parse-markdown.ts') : undefined,
  };
}

/**
 * Keeps an open preview open: a save, and at a first start the content's first reading, would have Vite load it again,
 * and the editor would lose the form, the place in it and all that is not saved. What is saved the preview shows already.
 */
function preventReload() {
  return {
    name: 'power-hour:editor-stays',
    configureServer({ ws, environments }) {
      for (const channel of new Set([ws, environments.client.hot])) {
        const send = channel.send.bind(channel);
        channel.send = (...message) => {
          if (message[0]?.type !== 'full-reload') send(...message);
        };
      }
    },
  };
}

/** Saves, history and repair of the files of this machine: only while the editor runs on it, never in a build. */
function serveEditorFiles() {
  return {
    name: 'power-hour:editor-files',
    async configureServer({ middlewares }) {
      const { serveContent } = await import('../history/serve-content.ts');
      middlewares.use((...call) => void serveContent(...call));
    },
  };
}

/** What the media library shows by its address in the files, /media/…: a build has no such address. */
function serveEditorMedia() {
  const root = resolvePath('../../site/src/media') + sep;
  return {
    name: 'power-hour:editor-media',
    // A new picture would load the preview again, and the editor would lose all that is not saved yet.
    // What TinaCMS writes for itself would start Astro again.
    config: () => ({
      server: { watch: { ignored: ['**/site/src/media/**', '**/tina/__generated__/.cache/**'] } },
    }),
    configureServer({ middlewares }) {
      middlewares.use('/media', (request, response, next) => {
        const file = resolve(root, `.${decodeURIComponent(request.url.split('?')[0])}`);
        if (!file.startsWith(root) || !/\.\w+$/.test(file) || !existsSync(file)) return next();
        const type = TYPES[file.split('.').at(-1).toLowerCase()];
        if (type) response.setHeader('content-type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}

const TYPES = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
