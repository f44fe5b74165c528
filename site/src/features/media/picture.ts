import type { Media } from '#api/media/contract.ts';
import type { OwnTexts } from '../campaign-form/texts.ts';

/** A picture: itself, or the id under which the API knows it. */
export type Picture = Media | string;

/** What the picture's field says. */
export type ImageTexts = OwnTexts['image'];
