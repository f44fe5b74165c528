/** An Astro component as plain TypeScript sees it; `astro check` knows each one's props. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const Component: AstroComponentFactory;
  export default Component;
}

/** The manifest of the site's build. */
declare module 'virtual:astro:manifest' {
  import type { SSRManifest } from 'astro';

  export const manifest: SSRManifest;
}

/** The widget's addresses, made by the build (integration.ts). */
declare module 'virtual:widget' {
  /** Path of the script inside the frame. */
  export const frameScript: string;
  /** The loader's exact version, for pages that pin it by subresource integrity. */
  export const exactLoader: { readonly path: string; readonly integrity: string };
}

/** The module that has no imports, as a copy of its own (OwnTimes.astro). */
declare module '#widget/client/own-time.ts?alone' {
  export { showOwnTimes } from '#widget/client/own-time.ts';
}
