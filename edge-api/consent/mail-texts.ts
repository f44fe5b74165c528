import { formatMoment } from '../campaigns/event-time-rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';

type Pause = {
  readonly charity: string;
  /** Whether we rejected the charity; otherwise it can no longer receive money. */
  readonly isRejected: boolean;
  /** Why it was rejected, if that was just now and for a reason. */
  readonly reason?: string | null | undefined;
  /** When the campaign ends unless it resumes before. */
  readonly due: Date;
};

/** For the owners of the campaigns of a charity that was rejected or lost its account. */
export const CAMPAIGNS_PAUSED: MailTexts<[Pause]> = {
  nl: ({ charity, isRejected, reason, due }) => ({
    subject: `Je campagne voor ${charity} is gepauzeerd`,
    heading: 'Je campagne is gepauzeerd',
    paragraphs: [
      isRejected
        ? `We hebben ${charity} niet goedgekeurd als goed doel.`
        : `${charity} kan bij de betaalprovider nu geen geld ontvangen.`,
      reason ? `De reden: ${reason}` : undefined,
      'Staat je campagne nog open, dan kunnen fans nu niet betalen. Is die gesloten, dan kies en bedank je zoals afgesproken: alleen de uitbetaling wacht.',
      'Is nog niemand begonnen met betalen? Kies dan in het formulier van je campagne een ander goed doel.',
      `Anders gaat je campagne verder zodra ${isRejected ? `we ${charity} alsnog goedkeuren` : `${charity} weer geld kan ontvangen`}. Lukt dat niet vóór ${formatMoment(due, 'nl')}, dan gaat de campagne niet door en krijgt iedereen het geld terug.`,
    ],
    label: 'Naar je campagnes',
  }),
  en: ({ charity, isRejected, reason, due }) => ({
    subject: `Your campaign for ${charity} is paused`,
    heading: 'Your campaign is paused',
    paragraphs: [
      isRejected
        ? `We have not approved ${charity} as a charity.`
        : `${charity} cannot receive money through the payment provider right now.`,
      reason ? `The reason: ${reason}` : undefined,
      'If your campaign is still open, fans cannot pay right now. If it is closed, choose and thank as agreed: only the payout waits.',
      'Has nobody started to pay yet? Then choose another charity in the form of your campaign.',
      `Otherwise your campaign continues as soon as ${isRejected ? `we approve ${charity} after all` : `${charity} can receive money again`}. If that is not before ${formatMoment(due, 'en')}, the campaign does not go ahead and everyone gets their money back.`,
    ],
    label: 'Go to your campaigns',
  }),
};

/** For the people of a charity whose campaigns are paused. */
export const OWN_CAMPAIGNS_PAUSED: MailTexts<[Pause]> = {
  nl: ({ charity, isRejected, reason, due }) => ({
    subject: `Campagnes voor ${charity} zijn gepauzeerd`,
    heading: 'Campagnes voor jullie zijn gepauzeerd',
    paragraphs: [
      isRejected
        ? `We hebben ${charity} niet goedgekeurd als goed doel. Fans kunnen daarom nu niet betalen. Klopt dat volgens jullie niet? Schrijf ons dan.`
        : `${charity} kan bij de betaalprovider nu geen geld ontvangen. Fans kunnen daarom nu niet betalen. Op jullie dashboard staat wat de provider nodig heeft.`,
      reason ? `De reden: ${reason}` : undefined,
      `Is dat vóór ${formatMoment(due, 'nl')} niet opgelost, dan gaan de campagnes niet door en krijgt iedereen het geld terug.`,
    ],
    label: isRejected ? 'Neem contact op' : 'Naar jullie dashboard',
  }),
  en: ({ charity, isRejected, reason, due }) => ({
    subject: `Campaigns for ${charity} are paused`,
    heading: 'Campaigns for you are paused',
    paragraphs: [
      isRejected
        ? `We have not approved ${charity} as a charity, so fans cannot pay right now. Do you disagree? Then write to us.`
        : `${charity} cannot receive money through the payment provider right now, so fans cannot pay. Your dashboard says what the provider needs.`,
      reason ? `The reason: ${reason}` : undefined,
      `If that is not solved before ${formatMoment(due, 'en')}, the campaigns do not go ahead and everyone gets their money back.`,
    ],
    label: isRejected ? 'Contact us' : 'Go to your dashboard',
  }),
};

/** For the owners of paused campaigns whose charity can receive money again, and for its people. */
export const CAMPAIGNS_RESUMED: MailTexts<[string]> = {
  nl: (charity) => ({
    subject: `${charity} kan weer geld ontvangen`,
    paragraphs: [
      `De campagnes voor ${charity} gaan verder: fans kunnen weer betalen zolang een campagne open is. Je hoeft niets te doen.`,
    ],
  }),
  en: (charity) => ({
    subject: `${charity} can receive money again`,
    paragraphs: [
      `The campaigns for ${charity} continue: fans can pay again while a campaign is open. You don’t need to do anything.`,
    ],
  }),
};

/** For the people of a charity without a running campaign, once the provider has decided about its account. */
export const ACCOUNT_DECIDED: MailTexts<[{ readonly charity: string; readonly isReady: boolean }]> = {
  nl: ({ charity, isReady }) => ({
    subject: isReady ? `${charity} kan geld ontvangen` : `De betaalprovider weigert ${charity}`,
    paragraphs: [
      isReady
        ? 'De rekening bij de betaalprovider is klaar. De opbrengst van een campagne voor jullie komt daarop.'
        : 'De betaalprovider accepteert jullie niet. Vraag de provider waarom: tot dat is opgelost, kunnen campagnes geen geld voor jullie inzamelen.',
    ],
    label: 'Naar jullie dashboard',
  }),
  en: ({ charity, isReady }) => ({
    subject: isReady ? `${charity} can receive money` : `The payment provider refuses ${charity}`,
    paragraphs: [
      isReady
        ? 'Your account at the payment provider is ready. What a campaign raises for you goes there.'
        : 'The payment provider does not accept you. Ask the provider why: until that is solved, campaigns cannot raise money for you.',
    ],
  }),
};

/** For the owners of campaigns that are published because their charity has said yes. */
export const CAMPAIGNS_PUBLIC: MailTexts<[string]> = {
  nl: (charity) => ({
    subject: `Je campagne voor ${charity} is openbaar`,
    heading: 'Je campagne is openbaar',
    paragraphs: [
      `${charity} heeft bevestigd dat je geld voor hen mag inzamelen. Iedereen kan je campagne nu zien, en fans kunnen meedoen zodra de campagne open is.`,
    ],
    label: 'Naar je campagnes',
  }),
  en: (charity) => ({
    subject: `Your campaign for ${charity} is public`,
    heading: 'Your campaign is public',
    paragraphs: [
      `${charity} has confirmed that you may raise money for them. Everyone can see your campaign now, and fans can take part as soon as entries are open.`,
    ],
    label: 'Go to your campaigns',
  }),
};

type Request = Readonly<Record<'artist' | 'charity', string>>;

/** For the people of a charity for which a campaign wants to raise money. */
export const CAMPAIGN_WAITS: MailTexts<[Request]> = {
  nl: ({ artist, charity }) => ({
    subject: `${artist} wil geld inzamelen voor ${charity}`,
    heading: 'Een campagne voor jullie',
    paragraphs: [
      `Deze campagne wil geld inzamelen voor ${charity}. Jullie zien die als eerste: de campagne is nog niet openbaar.`,
      'Openbaar wordt die pas als jullie geld kunnen ontvangen bij de betaalprovider en wij de campagne hebben bekeken. Liever niet? Wijs de campagne dan af op jullie dashboard, met een reden voor de organisator.',
    ],
    label: 'Naar jullie dashboard',
  }),
  en: ({ artist, charity }) => ({
    subject: `${artist} wants to raise money for ${charity}`,
    heading: 'A campaign for you',
    paragraphs: [
      `This campaign wants to raise money for ${charity}. You are the first to see it: it is not public yet.`,
      'It becomes public once you can receive money through the payment provider and we have looked at the campaign. Rather not? Decline the campaign on your dashboard, with a reason for the organiser.',
    ],
  }),
};

/** For the people of a charity for which a campaign raises money. */
export const CAMPAIGN_BEGAN: MailTexts<[Request]> = {
  nl: ({ artist, charity }) => ({
    subject: `${artist} zamelt geld in voor ${charity}`,
    heading: 'Een nieuwe campagne voor jullie',
    paragraphs: [
      `Deze campagne zamelt geld in voor ${charity} en is openbaar.`,
      'Klopt er iets niet? Meld het dan onderaan de pagina van de campagne.',
    ],
    label: 'Bekijk de campagne',
  }),
  en: ({ artist, charity }) => ({
    subject: `${artist} is raising money for ${charity}`,
    heading: 'A new campaign for you',
    paragraphs: [
      `This campaign is raising money for ${charity}. It is public.`,
      'Is something wrong? Report it at the bottom of the campaign’s page.',
    ],
    label: 'See the campaign',
  }),
};

export const CAMPAIGN_DECLINED: MailTexts<[Readonly<Record<'campaign' | 'charity' | 'reason', string>>]> = {
  nl: ({ campaign, charity, reason }) => ({
    subject: `${charity} wil niet meedoen aan ‘${campaign}’`,
    heading: 'Het goede doel heeft nee gezegd',
    paragraphs: [
      `${charity} wil niet dat ‘${campaign}’ geld voor hen inzamelt. De reden: ${reason}`,
      'Kies in het formulier van je campagne een ander goed doel. Tot dan wordt je campagne niet openbaar.',
    ],
    label: 'Kies een ander goed doel',
  }),
  en: ({ campaign, charity, reason }) => ({
    subject: `${charity} does not want to take part in “${campaign}”`,
    heading: 'The charity has said no',
    paragraphs: [
      `${charity} does not want “${campaign}” to raise money for them. The reason: ${reason}`,
      'Choose another charity in the form of your campaign. Until then, your campaign does not become public.',
    ],
    label: 'Choose another charity',
  }),
};
