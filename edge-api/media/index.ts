/** What modules above media may call. */
export { discardMedia, removeMedia } from './discard-media.ts';
export { ENCODED_TYPE, encodeImage, imageTooLarge } from './encode-image.ts';
export { toMedia } from './get-media.ts';
export { eraseMedia, exportMedia } from './personal-data.ts';
export { isAvailable, removeUnusedMedia } from './remove-unused-media.ts';
export { storeImage } from './store-image.ts';
export { describePicture } from './update-alt-text.ts';
export { parseUpload } from './upload-image.ts';
