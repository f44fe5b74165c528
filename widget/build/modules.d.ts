/** The widget's addresses, made by the build (integration.ts). */
declare module 'virtual:widget' {
  /** Path of the script inside the frame. */
  export const frameScript: string;
  /** The loader's exact version, for pages that pin it by subresource integrity. */
  export const exactLoader: { readonly path: string; readonly integrity: string };
}
