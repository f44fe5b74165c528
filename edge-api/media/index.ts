/** What other rooms may call of media. */
export { ENCODED_TYPE, encodeImage } from './encode-image.ts';
export { toMedia } from './to-media.ts';
