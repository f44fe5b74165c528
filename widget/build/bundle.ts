import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** Every exact version of the loader that was ever deployed, under the name by which partners pin it. */
const VERSIONS_FOLDER = 'widget/versions';

/** The widget's scripts, as served. */
export type WidgetBundle = {
  /** Contents by path: the loader at its permanent and exact addresses, the frame's script, and the human check's. */
  readonly files: Readonly<Record<string, string>>;
  readonly frame: string;
  /** The loader's exact version: its path, and the digest for subresource integrity. */
  readonly exact: { readonly path: string; readonly integrity: string };
};

/** Builds the loader, the frame and the human check; in the frame, Preact replaces React at a tenth of its size. */
export async function bundleWidget(): Promise<WidgetBundle> {
  const [loader, frame, check] = await Promise.all([
    // Without our tsconfig esbuild adds no "use strict"; nearly all of the loader is a class, which is strict anyway.
    bundleToText({ entryPoints: ['widget/embed.ts'], format: 'iife', tsconfigRaw: '{}' }),
    bundleToText({
      entryPoints: ['widget/frame.tsx'],
      format: 'esm',
      // The page links the styles.
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: {
        react: 'preact/compat',
        'react-dom/client': 'preact/compat/client',
        'react/jsx-runtime': 'preact/jsx-runtime',
      },
    }),
    bundleToText({ entryPoints: ['widget/human-check.ts'], format: 'esm' }),
  ]);
  const framePath = `/embed/frame.${hashText('sha256', frame, 'hex').slice(0, 12)}.js`;
  const exactPath = toExactPath(loader);
  return {
    files: {
      ...readVersions(),
      '/embed/v1.js': loader,
      [exactPath]: loader,
      [framePath]: frame,
      '/human-check.js': check,
    },
    frame: framePath,
    exact: { path: exactPath, integrity: `sha384-${hashText('sha384', loader, 'base64')}` },
  };
}

/** Returns the permanent address of this exact loader. */
export function toExactPath(loader: string): string {
  return `/embed/v1.${hashText('sha256', loader, 'hex').slice(0, 12)}.js`;
}

/** Returns the loaders in {@link VERSIONS_FOLDER} by address. */
export function readVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(VERSIONS_FOLDER).map((name) => [
      `/embed/${name}`,
      readFileSync(`${VERSIONS_FOLDER}/${name}`, 'utf8'),
    ]),
  );
}

async function bundleToText(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('the widget was not built');
  return file.text;
}

function hashText(algorithm: string, text: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(text).digest(encoding);
}

/** Adds the current loader to the exact versions that every later build also serves (`npm run keep-widget`). */
if (import.meta.main) {
  const { exact, files } = await bundleWidget();
  const file = `${VERSIONS_FOLDER}/${basename(exact.path)}`;
  writeFileSync(file, files[exact.path] ?? '');
  console.log(`${file}: commit it with the change of the loader.`);
}
