import type { Instant } from '../campaigns/rules.ts';
import { HOUR_MS, limitText, type LocalizedText } from '../platform/rules.ts';

/** Duration of a meeting; its story can be published after that. */
const MEETING_MS = HOUR_MS;

export const TITLE = limitText(3, 80, (min, max) => ({
  en: `Please enter a title of ${min} to ${max} characters`,
  nl: `Vul een titel in van ${min} tot ${max} tekens`,
}));
export const TEXT = limitText(20, 3000, (min, max) => ({
  en: `Please write ${min} to ${max} characters`,
  nl: `Schrijf ${min} tot ${max} tekens`,
}));
export const PICTURES_MAX = 6;
export const TOO_MANY_PICTURES: LocalizedText = {
  en: `A story can have up to ${PICTURES_MAX} pictures. Remove one first.`,
  nl: `Een verhaal kan maximaal ${PICTURES_MAX} foto’s hebben. Haal er eerst een weg.`,
};
export const ALT_REQUIRED: LocalizedText = {
  en: 'Please say what the picture shows, for people who cannot see it',
  nl: 'Vertel wat er op de foto te zien is, voor mensen die hem niet kunnen zien',
};
export const PICTURE_NOT_FOUND: LocalizedText = {
  en: 'A picture no longer exists: upload it again',
  nl: 'Een foto bestaat niet meer: upload die opnieuw',
};
export const TOO_EARLY: LocalizedText = {
  en: 'You can share how it went once the winners are known and the meeting has taken place.',
  nl: 'Je kunt vertellen hoe het was zodra de winnaars bekend zijn en de ontmoeting is geweest.',
};
export const STORY_WITHDRAWN: LocalizedText = {
  en: 'This story was removed after a report, so it cannot be told again. The reasons are in the email we sent the owner.',
  nl: 'Dit verhaal is na een melding verwijderd en kan niet opnieuw online. De redenen staan in de mail aan de eigenaar.',
};

/** Stories on one page of the archive, and in the feed. */
export const STORIES_PAGE_SIZE = 12;

/** The fields that determine whether a meeting is over. */
type Meeting = {
  readonly plannedAt: Date | null;
  readonly winnersSelected: boolean;
  readonly cancelledAt: Date | null;
};

/** Returns whether a meeting has taken place, so that its story can be published. */
export function isOver({ plannedAt, winnersSelected, cancelledAt }: Meeting, now: Date): boolean {
  return winnersSelected && cancelledAt === null && hasEnded(plannedAt, now);
}

/** Returns whether the time of a meeting is over. */
export function hasEnded(plannedAt: Instant, now: Date): boolean {
  return plannedAt !== null && now.getTime() >= new Date(plannedAt).getTime() + MEETING_MS;
}
