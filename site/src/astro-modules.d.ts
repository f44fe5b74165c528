/** What plain TypeScript sees of an Astro component; `astro check` knows each one's props. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const Component: AstroComponentFactory;
  export default Component;
}

/** What the build knows of the site. */
declare module 'virtual:astro:manifest' {
  import type { SSRManifest } from 'astro';

  export const manifest: SSRManifest;
}
