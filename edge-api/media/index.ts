/** What modules above media may call. */
export { describePicture } from './describe-picture.ts';
export { discardMedia } from './discard-media.ts';
export { ENCODED_TYPE, encodeImage, imageTooLarge } from './encode-image.ts';
export { eraseMedia, exportMedia } from './personal-data.ts';
export { isAvailable, removeUnusedMedia } from './remove-unused-media.ts';
export { removeMedia } from './remove-media.ts';
export { storeImage } from './store-image.ts';
export { toMedia } from './to-media.ts';
export { parseUpload } from './upload-image.ts';
