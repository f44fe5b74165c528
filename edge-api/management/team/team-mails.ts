import type { PageMailText } from '../../platform/page-mail.ts';
import type { Language, TeamRight } from '../../platform/rules.ts';

type InvitedDetails = Readonly<Record<'from' | 'email', string>> & { readonly rights: readonly TeamRight[] };
type HandoverDetails = Readonly<Record<'from' | 'email' | 'campaign' | 'artistName', string>>;
type Mails = {
  readonly invited: (details: InvitedDetails & { readonly owner: string }) => PageMailText;
  readonly invitedByMember: (details: InvitedDetails) => PageMailText;
  readonly handover: (details: HandoverDetails) => PageMailText;
  readonly handedOver: (details: Record<'campaign' | 'email', string>) => PageMailText;
  readonly takenOver: (details: Record<'campaign' | 'from', string>) => PageMailText;
  readonly left: (details: Record<'from', string>) => PageMailText;
};

const NOTE: Readonly<Record<Language, string>> = {
  nl: 'De link werkt één keer en blijft zeven dagen geldig. Verwacht je dit niet? Dan hoef je niets te doen.',
  en: 'The link works once and is valid for seven days. Not expecting this? Then you can ignore this email.',
};

const RIGHTS: Readonly<Record<Language, Readonly<Record<TeamRight, string>>>> = {
  nl: {
    decide: 'Daar hoort ook bij: winnaars kiezen en campagnes annuleren.',
    invite: 'Daar hoort ook bij: anderen voor het team uitnodigen.',
  },
  en: {
    decide: 'That includes choosing winners and cancelling campaigns.',
    invite: 'That includes inviting others to the team.',
  },
};

export const TEAM_MAILS: Readonly<Record<Language, Mails>> = {
  nl: {
    invited: ({ from, owner, email, rights }) => ({
      subject: `${from} vraagt je om campagnes te beheren`,
      heading: `Beheer de campagnes van ${owner}`,
      paragraphs: [
        `${from} nodigt je uit om de Power Hour-campagnes${owner === from ? '' : ` van ${owner}`} mee te beheren.`,
        ...rights.map((right) => RIGHTS.nl[right]),
        `Neem de uitnodiging aan met een account met het adres ${email}. Heb je dat nog niet, dan maak je het meteen.`,
      ],
      label: 'Bekijk de uitnodiging',
      note: NOTE.nl,
    }),
    handover: ({ from, email, campaign, artistName }) => ({
      subject: `${from} draagt een campagne aan je over`,
      heading: `Neem ‘${campaign}’ over`,
      paragraphs: [
        `${from} wil de campagne ‘${campaign}’ aan je overdragen. Daarna is die van jou: je kiest de winnaars en krijgt alle mails.`,
        `Je hebt er het account van ${artistName} met het adres ${email} voor nodig.`,
      ],
      label: 'Bekijk de overdracht',
      note: NOTE.nl,
    }),
    handedOver: ({ campaign, email }) => ({
      subject: `Overgedragen: ‘${campaign}’`,
      heading: 'Je campagne is overgedragen',
      paragraphs: [
        `‘${campaign}’ is nu van het account met het adres ${email}. Jij en je team beheren de campagne niet meer.`,
      ],
    }),
    takenOver: ({ campaign, from }) => ({
      subject: `Nu van jou: ‘${campaign}’`,
      heading: 'De campagne is van jou',
      paragraphs: [
        `Je hebt ‘${campaign}’ overgenomen van ${from}. Het goede doel, de betaalde antwoorden en alles wat fans is beloofd, blijven zoals ze waren.`,
      ],
    }),
    invitedByMember: ({ from, email, rights }) => ({
      subject: `${from} heeft iemand voor je team uitgenodigd`,
      paragraphs: [
        `${from} heeft ${email} uitgenodigd om je campagnes mee te beheren.`,
        ...rights.map((right) => RIGHTS.nl[right]),
        'Wil je dat niet? Trek de uitnodiging dan in, of verwijder deze persoon uit je team.',
      ],
      label: 'Naar je team',
    }),
    left: ({ from }) => ({
      subject: `${from} heeft je team verlaten`,
      paragraphs: [`${from} beheert je campagnes vanaf nu niet meer en kan er niet meer bij.`],
      label: 'Naar je team',
    }),
  },
  en: {
    invited: ({ from, owner, email, rights }) => ({
      subject: `${from} asks you to manage campaigns`,
      heading: `Manage the campaigns of ${owner}`,
      paragraphs: [
        `${from} invites you to help manage ${owner === from ? 'their Power Hour campaigns' : `the Power Hour campaigns of ${owner}`}.`,
        ...rights.map((right) => RIGHTS.en[right]),
        `Accept the invitation with an account for ${email}. If you do not have one yet, you can create it straight away.`,
      ],
      label: 'See the invitation',
      note: NOTE.en,
    }),
    handover: ({ from, email, campaign, artistName }) => ({
      subject: `${from} hands a campaign over to you`,
      heading: `Take over “${campaign}”`,
      paragraphs: [
        `${from} would like to hand the campaign “${campaign}” over to you. After that it is yours: you choose the winners and get all emails.`,
        `You need the account of ${artistName} with the address ${email}.`,
      ],
      label: 'See the handover',
      note: NOTE.en,
    }),
    handedOver: ({ campaign, email }) => ({
      subject: `Handed over: “${campaign}”`,
      heading: 'Your campaign has been handed over',
      paragraphs: [
        `“${campaign}” now belongs to the account with the address ${email}. You and your team no longer manage it.`,
      ],
    }),
    takenOver: ({ campaign, from }) => ({
      subject: `Yours now: “${campaign}”`,
      heading: 'The campaign is yours',
      paragraphs: [
        `You have taken over “${campaign}” from ${from}. The charity, the paid answers and everything that fans were promised stay as they were.`,
      ],
    }),
    invitedByMember: ({ from, email, rights }) => ({
      subject: `${from} has invited someone to your team`,
      paragraphs: [
        `${from} has invited ${email} to help manage your campaigns.`,
        ...rights.map((right) => RIGHTS.en[right]),
        'Not what you want? Then withdraw the invitation, or remove this person from your team.',
      ],
      label: 'Go to your team',
    }),
    left: ({ from }) => ({
      subject: `${from} has left your team`,
      paragraphs: [`${from} no longer manages your campaigns and no longer has access to them.`],
      label: 'Go to your team',
    }),
  },
};
