import type { Translation } from '#site/i18n/feature-texts.ts';

/** The texts of a picture field in Dutch, which are part of the campaign form's ('campaignForm.image.…'). */
export const imageNl = {
  label: 'Afbeelding',
  help: 'JPEG, PNG, WebP, AVIF of GIF, maximaal 10 MB. Liggend, 4 bij 3, werkt het best.',
  alt: 'Wat is er te zien?',
  altHelp: 'Voor mensen die de afbeelding niet kunnen zien.',
  altSaved: 'Opgeslagen.',
  altFailed: 'We konden dit niet opslaan. Probeer het opnieuw.',
  focal: 'Waar het gezicht is',
  focalHelp: 'Sleep de cirkel naar het gezicht, of gebruik de pijltjestoetsen. Dat blijft overal in beeld.',
  focalAt: '{x}% van links, {y}% van boven',
  choose: 'Kies een afbeelding',
  drop: 'of sleep die hierheen',
  uploading: '{name} uploaden...',
  cancel: 'Annuleren',
  preview: 'Zo ziet de afbeelding eruit',
  replace: 'Vervangen',
  remove: 'Weghalen',
  removed: 'Afbeelding weggehaald',
  uploaded: 'Afbeelding geüpload!',
  failed: 'De afbeelding uploaden is niet gelukt. Probeer het opnieuw.',
  notAnImage: 'Upload een afbeelding',
  tooLarge: 'Upload een afbeelding van maximaal 10 MB, 40 megapixels en 12.000 pixels per zijde',
  stillUploading: 'De afbeelding wordt nog geüpload. Wacht even tot dat klaar is.',
};

/** The texts of a picture field in any language. */
export type ImageTexts = Translation<typeof imageNl>;

export const imageEn: ImageTexts = {
  label: 'Image',
  help: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Landscape, 4 by 3, works best.',
  alt: 'What does it show?',
  altHelp: 'For people who can’t see the image.',
  altSaved: 'Saved.',
  altFailed: 'We could not save this. Please try again.',
  focal: 'Where the face is',
  focalHelp: 'Drag the circle to the face, or use the arrow keys. It stays in view everywhere.',
  focalAt: '{x}% from the left, {y}% from the top',
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
