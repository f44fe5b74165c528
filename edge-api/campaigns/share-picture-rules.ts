import type { LocalizedText } from '../platform/rules.ts';
import type { Phase } from './rules.ts';

/** Size in pixels of the picture for shared links, as social networks expect it. */
export const SHARE_WIDTH_PX = 1200;
export const SHARE_HEIGHT_PX = 630;

export const WRONG_SHARE_SIZE: LocalizedText = {
  en: `Please upload an image of ${SHARE_WIDTH_PX} by ${SHARE_HEIGHT_PX} pixels`,
  nl: `Upload een afbeelding van ${SHARE_WIDTH_PX} bij ${SHARE_HEIGHT_PX} pixels`,
};
export const OUTDATED_SHARE_PICTURE: LocalizedText = {
  en: 'The campaign has changed since this picture was made',
  nl: 'De campagne is veranderd sinds dit beeld werd gemaakt',
};

/** The pictures of a version: `wait` is shown between the deadline and the choice, and names no deadline. */
export const SHARE_KINDS = ['call', 'wait'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Returns whether a share picture shows the current version of a campaign in its phase. */
export function isShareable(
  picture: { readonly version: number; readonly kind: ShareKind },
  campaign: { readonly version: number; readonly phase: Phase },
): boolean {
  const isWaiting = campaign.phase === 'deadline-passed' || campaign.phase === 'nominees-selected';
  return picture.version === campaign.version && picture.kind === (isWaiting ? 'wait' : 'call');
}
