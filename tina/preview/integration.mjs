import { createReadStream, existsSync, rmSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import tina from '@tinacms/astro/integration';
import { tinaAdminDevRedirect } from '@tinacms/astro/vite';

const resolvePath = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The pages of the editor's live preview. They exist only where the editor does: on one's own machine (`npm run edit`,
 * which sets TINA_API) and in a build with TinaCloud's two variables. Other builds have neither.
 */
export function editorPreview({ TINA_API, TINA_CLIENT_ID, TINA_TOKEN } = process.env) {
  if (!TINA_API && !(TINA_CLIENT_ID && TINA_TOKEN)) return [dropEditor];
  return [tina(), previewPages(TINA_API !== undefined)];
}

/** Removes the page of an editor that ran on this machine, because its scripts are served from this machine. */
const dropEditor = {
  name: 'power-hour:no-editor',
  hooks: { 'astro:build:done': ({ dir }) => rmSync(new URL('admin', dir), { recursive: true, force: true }) },
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
            // A build in this folder would otherwise replace the running preview's prebundled dependencies.
            ...(isLocal && { cacheDir: 'node_modules/.vite-editor' }),
            plugins: [
              tinaAdminDevRedirect(),
              serveEditorMedia(),
              isLocal && serveEditorFiles(),
              prebundleDependencies(),
              preventReload(),
              useWorkerReader(),
            ],
            // With its browser condition, which workerd also has, the parser requires a DOM.
            resolve: { alias: { '@tinacms/mdx': fileURLToPath(import.meta.resolve('@tinacms/mdx')) } },
          },
        });
      },
    },
  };
}

/**
 * Has Vite prebundle at startup what only the preview's server imports. If Vite discovers it on the first request, it
 * reloads everything during that request: there are then two copies of React, and the editor loses the preview.
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

/** Makes the Worker parse markdown with the editor's parser, because it cannot run the build's. */
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
 * Prevents full reloads of an open preview: Vite would reload it on a save, and when the content is first read, and the
 * editor would lose the form, the position and everything unsaved. The preview already shows what is saved.
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

/** Saves, history and repair of files on this machine; only while the editor runs on it, never in a build. */
function serveEditorFiles() {
  return {
    name: 'power-hour:editor-files',
    async configureServer({ middlewares }) {
      const { serveContent } = await import('../history/serve-content.ts');
      middlewares.use((...call) => void serveContent(...call));
    },
  };
}

/** Serves the media library's files under their addresses in content files, /media/…, which do not exist in a build. */
function serveEditorMedia() {
  const root = resolvePath('../../site/src/media') + sep;
  return {
    name: 'power-hour:editor-media',
    // Changes to media would reload the preview, and lose everything unsaved in the editor. TinaCMS's own cache would
    // restart Astro.
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
