/** What modules above media may call. */
export { describePicture } from './describe-picture.ts';
export { discardMedia } from './discard-media.ts';
export { ENCODED_TYPE, encodeImage } from './encode-image.ts';
export { isUploadedBy } from './is-uploaded-by.ts';
export { eraseMedia, exportMedia } from './personal-data.ts';
export { isAvailable, removeUnusedMedia } from './remove-unused-media.ts';
export { toMedia } from './to-media.ts';
