/** What other rooms may call of media. */
export { ENCODED_TYPE, encodeImage } from './encode-image.ts';
export { showMedia } from './show-media.ts';
