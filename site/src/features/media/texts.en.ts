import type { Translation } from '#site/i18n/feature-texts.ts';
import type { imageNl } from './texts.nl.ts';

/** The texts of a field for a picture; in whichever language. */
export type ImageTexts = Translation<typeof imageNl>;

export const imageEn: ImageTexts = {
  label: 'Image',
  help: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Landscape, 4 by 3, works best.',
  alt: 'What does it show?',
  altHelp: 'For people who can’t see the image.',
  altSaved: 'Saved.',
  altFailed: 'We could not save this. Please try again.',
  choose: 'Choose an image',
  drop: 'or drop it here',
  uploading: 'Uploading {name}...',
  cancel: 'Cancel',
  preview: 'This is what the image looks like',
  replace: 'Replace',
  remove: 'Remove',
  removed: 'Image removed',
  uploaded: 'Image uploaded successfully!',
  failed: 'Failed to upload image. Please try again.',
  notAnImage: 'Please upload an image file',
  tooLarge: 'Please upload an image of up to 10 MB, 40 megapixels and 12,000 pixels per side',
  stillUploading: 'The image is still uploading. Please wait until it is done.',
};
