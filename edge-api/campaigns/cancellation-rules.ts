import { ENDINGS } from './outcome-rules.ts';
import { limitText, type Language, type LocalizedText } from '../platform/rules.ts';

/** Who ends a campaign: its owner, an admin, or the sweep because its charity, or one of `ENDINGS`, is missing. */
export const CANCELLERS = ['owner', 'admin', 'charity', ...ENDINGS] as const;
export type Canceller = (typeof CANCELLERS)[number];

export const CANCEL_REASON = limitText(20, 500, (min) => ({
  en: `Please give a reason of at least ${min} characters`,
  nl: `Geef een reden van minstens ${min} tekens`,
}));

/** For every change that is refused after a cancellation. */
export const CAMPAIGN_CANCELLED: LocalizedText = {
  en: 'This campaign is not going ahead, so nothing about it can be changed any more.',
  nl: 'Deze campagne gaat niet door, dus je kunt er niets meer aan veranderen.',
};

/** For a campaign whose meeting has taken place. */
export const MEETING_HELD: LocalizedText = {
  en: 'The meeting has taken place, so it can no longer be moved or cancelled. Has it not? Then write to us.',
  nl: 'De ontmoeting is geweest, dus die kan niet meer worden verplaatst of geannuleerd. Is dat niet zo? Schrijf ons dan.',
};

const CANCELLED_BY: Readonly<Record<Canceller, LocalizedText>> = {
  owner: {
    en: 'The organiser has cancelled the campaign.',
    nl: 'De organisator heeft de campagne geannuleerd.',
  },
  admin: { en: 'Power Hour has stopped the campaign.', nl: 'Power Hour heeft de campagne stopgezet.' },
  charity: {
    en: 'There is no longer a charity that can receive its proceeds.',
    nl: 'Er is geen goed doel meer dat de opbrengst kan ontvangen.',
  },
  fans: { en: 'Nobody took part.', nl: 'Niemand heeft meegedaan.' },
  nominees: { en: 'No answers were nominated in time.', nl: 'Er zijn niet op tijd antwoorden genomineerd.' },
  choice: {
    en: 'The organiser did not choose a winner in time.',
    nl: 'De organisator heeft niet op tijd een winnaar gekozen.',
  },
  answer: {
    en: 'None of the chosen fans could come to the meeting.',
    nl: 'Geen van de gekozen fans kon naar de ontmoeting komen.',
  },
  date: {
    en: 'The organiser did not set a date for the meeting in time.',
    nl: 'De organisator heeft niet op tijd een datum voor de ontmoeting gekozen.',
  },
};

/** Says who ended a campaign and why; an owner's reason is removed with their account. */
export function formatCancellation(
  { by, reason }: { readonly by: Canceller; readonly reason: string },
  language: Language,
): string {
  const decision = CANCELLED_BY[by][language];
  if (reason === '') return decision;
  return `${decision} ${language === 'nl' ? `De reden: ‘${reason}’` : `The reason: “${reason}”`}`;
}
