export { discardMedia, removeMedia, hasUploaded, isAvailable, removeUnusedMedia } from './discard-media.ts';
export { ENCODED_TYPE, encodeImage, imageTooLarge } from './encode-image.ts';
export { MEDIA_COLUMNS, toMedia } from './get-media.ts';
export { mediaData } from './personal-data.ts';
export { storeImage, parseUpload } from './upload-image.ts';
export { assignMedia, describePicture } from './update-media.ts';
