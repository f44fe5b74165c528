import type { LocalizedText } from '../platform/rules.ts';

/** Maximum size of a team, including open invitations. */
export const TEAM_MAX = 20;
/** Maximum number of an owner's members, or of a member's owners, in a list. */
export const MEMBERSHIPS_MAX = 100;
/** Maximum number of open invitations listed, of all kinds. */
export const INVITATIONS_MAX = 100;
/** Maximum number of actions listed, the latest. */
export const ACTS_MAX = 50;

export const OWN_ADDRESS: LocalizedText = { en: 'That is your own address', nl: 'Dat is je eigen adres' };
/** Shown to a member who invites someone already in the team, or already invited by someone else. */
export const ALREADY_INVITED: LocalizedText = {
  en: 'This person is already in the team, or has been invited.',
  nl: 'Deze persoon zit al in het team of is al uitgenodigd.',
};
/** Shown to a member who tries to give a right that they do not have. */
export const NOT_YOURS_TO_GIVE: LocalizedText = {
  en: 'You can only give rights that you have in this team.',
  nl: 'Je kunt alleen rechten geven die je in dit team zelf hebt.',
};
export const TEAM_FULL: LocalizedText = {
  en: `A team has at most ${TEAM_MAX} people, including those you have invited. Remove someone first.`,
  nl: `Een team heeft hoogstens ${TEAM_MAX} mensen, uitgenodigde mensen meegeteld. Verwijder eerst iemand.`,
};
export const TAKES_PART: LocalizedText = {
  en: 'Someone who takes part in a campaign cannot manage it. Withdraw the answer first, or wait until its winners are chosen.',
  nl: 'Wie meedoet aan een campagne, kan die niet beheren. Trek het antwoord eerst in, of wacht tot de winnaars gekozen zijn.',
};
export const OTHER_ARTIST: LocalizedText = {
  en: 'A campaign goes only to an account whose profile has the same name.',
  nl: 'Een campagne gaat alleen naar een account met dezelfde naam in het profiel.',
};
export const DECLINED_ARTIST: LocalizedText = {
  en: 'We have declined a campaign of this account under this name, so it cannot take one over.',
  nl: 'We hebben een campagne van dit account onder deze naam afgewezen. Het kan er daarom geen overnemen.',
};
