import type { Translation } from '#site/i18n/feature-texts.ts';

/** The texts of a picture field, which are part of the campaign form's ('campaignForm.image.…'). */
export const IMAGE_TEXTS = {
  label: { nl: 'Afbeelding', en: 'Image' },
  help: {
    nl: 'JPEG, PNG, WebP, AVIF of GIF, maximaal 10 MB. Liggend, 4 bij 3, werkt het best.',
    en: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Landscape, 4 by 3, works best.',
  },
  alt: { nl: 'Wat is er te zien?', en: 'What does it show?' },
  altHelp: {
    nl: 'Voor mensen die de afbeelding niet kunnen zien.',
    en: 'For people who can’t see the image.',
  },
  altSaved: { nl: 'Opgeslagen.', en: 'Saved.' },
  altFailed: {
    nl: 'We konden dit niet opslaan. Probeer het opnieuw.',
    en: 'We could not save this. Please try again.',
  },
  focal: { nl: 'Waar het gezicht is', en: 'Where the face is' },
  focalHelp: {
    nl: 'Sleep de cirkel naar het gezicht, of gebruik de pijltjestoetsen. Dat blijft overal in beeld.',
    en: 'Drag the circle to the face, or use the arrow keys. It stays in view everywhere.',
  },
  focalAt: { nl: '{x}% van links, {y}% van boven', en: '{x}% from the left, {y}% from the top' },
  choose: { nl: 'Kies een afbeelding', en: 'Choose an image' },
  drop: { nl: 'of sleep die hierheen', en: 'or drop it here' },
  uploading: { nl: '{name} uploaden...', en: 'Uploading {name}...' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  preview: { nl: 'Zo ziet de afbeelding eruit', en: 'This is what the image looks like' },
  replace: { nl: 'Vervangen', en: 'Replace' },
  remove: { nl: 'Weghalen', en: 'Remove' },
  removed: { nl: 'Afbeelding weggehaald', en: 'Image removed' },
  uploaded: { nl: 'Afbeelding geüpload!', en: 'Image uploaded successfully!' },
  failed: {
    nl: 'De afbeelding uploaden is niet gelukt. Probeer het opnieuw.',
    en: 'Failed to upload image. Please try again.',
  },
  notAnImage: { nl: 'Upload een afbeelding', en: 'Please upload an image file' },
  tooLarge: {
    nl: 'Upload een afbeelding van maximaal 10 MB, 40 megapixels en 12.000 pixels per zijde',
    en: 'Please upload an image of up to 10 MB, 40 megapixels and 12,000 pixels per side',
  },
  stillUploading: {
    nl: 'De afbeelding wordt nog geüpload. Wacht even tot dat klaar is.',
    en: 'The image is still uploading. Please wait until it is done.',
  },
};

/** The texts of a picture field in any language. */
export type ImageTexts = Translation<typeof IMAGE_TEXTS>;
