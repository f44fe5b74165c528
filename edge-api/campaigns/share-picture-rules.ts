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

/** Returns whether a share picture shows the current version of a campaign in a phase that has share pictures. */
export function isShareable(
  picture: { readonly version: number },
  campaign: { readonly version: number; readonly phase: Phase },
): boolean {
  return picture.version === campaign.version && isPhaseShared(campaign.phase);
}

/** Returns whether campaigns in this phase have a share picture: none between the deadline and the choice. */
export function isPhaseShared(phase: Phase): boolean {
  return phase === 'open' || phase === 'not-started' || phase === 'winners-selected';
}
