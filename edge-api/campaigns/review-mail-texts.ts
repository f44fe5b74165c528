import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import type { ReviewDecision } from './review-rules.ts';

type Texts = Readonly<Record<ReviewDecision, PageMailText>>;

/** For the owner of a reviewed campaign, with the reason unless it was confirmed. */
export const REVIEWED: Readonly<Record<Language, (campaign: string, reason: string) => Texts>> = {
  nl: (campaign, reason) => ({
    confirm: {
      subject: `We hebben je campagne bevestigd: ‘${campaign}’`,
      heading: 'We hebben je campagne bevestigd',
      paragraphs: [
        `We weten nu zeker wie er achter ‘${campaign}’ zit, en dat staat op de pagina.`,
        'De campagne is openbaar zodra ook het goede doel ja heeft gezegd. Is dat al zo, dan kan iedereen de campagne nu zien.',
      ],
      label: 'Bekijk de campagne',
    },
    ask: {
      subject: `Een vraag over je campagne: ‘${campaign}’`,
      heading: 'We hebben nog een vraag',
      paragraphs: [
        `Voordat ‘${campaign}’ openbaar wordt, willen we zeker weten wie erachter zit:`,
        reason,
        'Beantwoord deze mail, of laat het zien met een link op je eigen site: op je dashboard staat hoe.',
      ],
    },
    decline: {
      subject: `Je campagne wordt niet openbaar: ‘${campaign}’`,
      heading: 'We hebben je campagne afgewezen',
      paragraphs: [`‘${campaign}’ wordt niet openbaar. De reden: ${reason}`],
      note: 'Ben je het er niet mee eens? Beantwoord deze mail en vertel ons waarom.',
    },
  }),
  en: (campaign, reason) => ({
    confirm: {
      subject: `We have confirmed your campaign: “${campaign}”`,
      heading: 'We have confirmed your campaign',
      paragraphs: [
        `We now know who is behind “${campaign}”, and the page says so.`,
        'The campaign is public once the charity has said yes as well. If it already has, everyone can see it now.',
      ],
      label: 'See the campaign',
    },
    ask: {
      subject: `A question about your campaign: “${campaign}”`,
      heading: 'We have one more question',
      paragraphs: [
        `Before “${campaign}” becomes public, we want to be sure who is behind it:`,
        reason,
        'Reply to this email, or show it with a link on your own site: your dashboard says how.',
      ],
    },
    decline: {
      subject: `Your campaign will not be public: “${campaign}”`,
      heading: 'We have declined your campaign',
      paragraphs: [`“${campaign}” will not be public. The reason: ${reason}`],
      note: 'Do you disagree? Reply to this email and tell us why.',
    },
  }),
};
