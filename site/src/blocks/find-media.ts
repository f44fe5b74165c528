import type { ImageMetadata } from 'astro';

/*
 * What editors upload is in site/src/media and addressed as /media/… in their files: the build makes small modern files of
 * pictures, and gives films an address that can be cached for good.
 */
const PICTURES = import.meta.glob<ImageMetadata>('../media/**/*.{avif,gif,jpeg,jpg,png,svg,webp}', {
  eager: true,
  import: 'default',
});
const FILMS = import.meta.glob<string>('../media/**/*.{mp4,webm}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Finds the picture that editors call /media/…. */
export function findPicture(address: string): ImageMetadata | undefined {
  return PICTURES[`..${address}`];
}

/** Finds the address of the film that editors call /media/…. */
export function findFilm(address: string): string | undefined {
  return FILMS[`..${address}`];
}

/** Returns whether an address names a picture of the editors that does not exist, such as a deleted one. */
export function isMissingPicture(address: string | null | undefined): address is string {
  return Boolean(address?.startsWith('/media/')) && findPicture(address ?? '') === undefined;
}
