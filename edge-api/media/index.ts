export { ENCODED_TYPE, encodeImage } from './encode-image.ts';
export { showMedia } from './show-media.ts';
