import type { ImageMetadata } from 'astro';

/*
 * Editors' uploads are in site/src/media; their files address them as /media/…. The build turns pictures into small
 * modern files, and gives films an address that can be cached forever.
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

/** Finds a picture by its address in editors' files, /media/…. */
export function findPicture(address: string): ImageMetadata | undefined {
  return PICTURES[`..${address}`];
}

/** Finds the address of a film by its address in editors' files, /media/…. */
export function findFilm(address: string): string | undefined {
  return FILMS[`..${address}`];
}

/** Returns whether an address names an editors' picture that does not exist, such as a deleted one. */
export function isMissingPicture(address: string | null | undefined): address is string {
  return Boolean(address?.startsWith('/media/')) && findPicture(address ?? '') === undefined;
}
