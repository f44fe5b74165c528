import type { AdminAction } from '../admin-log/rules.ts';
import type { LocalizedText, Role } from '../platform/rules.ts';

export const PEOPLE_SEARCH_MIN = 2;

/** The kinds of events in the timelines of people and campaigns, each with its own source. */
export const TIMELINE_KINDS = [
  'registered',
  'address-proved',
  'logged-in',
  'answered',
  'checkout',
  'paid',
  'refunded',
  'message',
  'mail-queued',
  'mail-sent',
  'reminder',
  'contact-allowed',
  'contact-ended',
  'reread-asked',
  'won',
  'reported',
  'report-sent',
  'campaign',
  'charity-asked',
  'published',
  'handed-over',
  'moved',
  'closed',
  'answers-read',
  'nominated',
  'accepted',
  'place-gone',
  'stopped',
  'transfer',
  'thanked',
  'story',
  'admin-act',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** An admin's actions on a person that need only a reason, by their name in the log. */
export const PERSON_ACTS = [
  'link-sent',
  'sessions-ended',
  'name-hidden',
  'name-shown',
  'account-suspended',
  'account-restored',
  'suspension-upheld',
  'account-erased',
] as const satisfies readonly AdminAction[];
export type PersonAct = (typeof PERSON_ACTS)[number];

type PersonState = Readonly<Record<'isNameHidden' | 'isSuspended', boolean>> & { readonly role: Role };

/** Returns an admin's possible actions on a person. */
export function listPersonActs({ role, isNameHidden, isSuspended }: PersonState): readonly PersonAct[] {
  const acts = ['link-sent', 'sessions-ended', isNameHidden ? 'name-shown' : 'name-hidden'] as const;
  if (role === 'admin') return acts;
  return [...acts, isSuspended ? 'account-restored' : 'account-suspended', 'account-erased'];
}

/** For actions that are not possible on an admin's account. */
export const IS_ADMIN: LocalizedText = {
  en: 'This account is an admin’s. Take the role away first.',
  nl: 'Dit account is van een beheerder. Trek eerst die rol in.',
};
export const THEIR_CAMPAIGNS_NOT_FINISHED: LocalizedText = {
  en: 'This person still has a running campaign, or one whose winners have yet to be met. It has to end first.',
  nl: 'Deze persoon heeft nog een lopende campagne, of een waarvan de ontmoeting nog komt. Die moet eerst klaar zijn.',
};
