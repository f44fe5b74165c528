import { INVITATION_TEXTS } from '#site/features/accounts/invitation-texts.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { LOAD_MORE_TEXTS } from '#site/ui/load-more-texts.ts';

const TEXTS = {
  page: {
    eyebrow: { nl: 'Het goede doel', en: 'The charity' },
    logoAlt: { nl: 'Logo van {charity}', en: 'Logo of {charity}' },
    tenEuros: { nl: 'Wat jouw € 10 doet', en: 'What your €10 does' },
    anbi: { nl: 'ANBI', en: 'ANBI' },
    anbiHelp: {
      nl: 'Door de Belastingdienst erkend als algemeen nut beogende instelling',
      en: 'Recognised by the Dutch tax authorities as a public benefit organisation',
    },
    more: { nl: 'Meer over {charity}', en: 'More about {charity}' },
    website: { nl: 'Website', en: 'Website' },
    newTab: { nl: '(opent in een nieuw tabblad)', en: '(opens in a new tab)' },
    facts: { nl: 'Gegevens', en: 'Details' },
    country: { nl: 'Land', en: 'Country' },
    rsin: { nl: 'RSIN', en: 'RSIN' },
    registration: { nl: 'Registratienummer', en: 'Registration number' },
    contact: { nl: 'Contact', en: 'Contact' },
    description: {
      nl: 'Over {charity}, en de campagnes op Power Hour voor dit goede doel.',
      en: 'About {charity}, and the Power Hour campaigns that support it.',
    },
    campaigns: { nl: 'Campagnes voor {charity}', en: 'Campaigns for {charity}' },
    zone: { nl: 'Alle tijden zijn Amsterdamse tijd.', en: 'All times are Amsterdam time.' },
    noCampaigns: {
      nl: 'Er is nog geen campagne voor dit goede doel.',
      en: 'There is no campaign for this charity yet.',
    },
    allCampaigns: { nl: 'Bekijk alle campagnes', en: 'See all campaigns' },
    previousPage: { nl: 'Vorige pagina', en: 'Previous page' },
    nextPage: { nl: 'Volgende pagina', en: 'Next page' },
  },
  form: {
    lead: {
      nl: 'De lopende campagnes, het geld, en wat fans over dit goede doel lezen.',
      en: 'The running campaigns, the money, and what fans read about this charity.',
    },
    seePage: { nl: 'Bekijk jullie pagina', en: 'See your page' },
    noPage: {
      nl: 'Iedereen ziet het profiel zodra dit goede doel is goedgekeurd en geld kan ontvangen.',
      en: 'Everyone can see the profile once this charity is approved and can receive money.',
    },
    logo: { nl: 'Logo', en: 'Logo' },
    logoHelp: {
      nl: 'JPEG, PNG, WebP, AVIF of GIF van maximaal 10 MB, het liefst vierkant. Je logo wordt meteen opgeslagen.',
      en: 'JPEG, PNG, WebP, AVIF or GIF of up to 10 MB, ideally square. Your logo is saved at once.',
    },
    logoPreview: { nl: 'Jullie logo', en: 'Your logo' },
    logoSaved: { nl: 'Het logo is opgeslagen.', en: 'The logo is saved.' },
    words: { nl: 'Wie jullie zijn', en: 'Who you are' },
    wordsHelp: {
      nl: 'Fans lezen dit bij elke campagne voor jullie en op jullie eigen pagina, in hun eigen taal. Velden mogen leeg blijven.',
      en: 'Fans read this with every campaign for you and on your own page, in their own language. Fields may stay empty.',
    },
    aboutNl: {
      nl: 'Twee zinnen over jullie werk, in het Nederlands',
      en: 'Two sentences about your work, in Dutch',
    },
    aboutEn: {
      nl: 'Twee zinnen over jullie werk, in het Engels',
      en: 'Two sentences about your work, in English',
    },
    aboutHelp: { nl: 'Maximaal {max} tekens', en: 'Up to {max} characters' },
    tenEurosNl: {
      nl: 'Wat € 10 bij jullie doet, in het Nederlands',
      en: 'What €10 does in your hands, in Dutch',
    },
    tenEurosEn: {
      nl: 'Wat € 10 bij jullie doet, in het Engels',
      en: 'What €10 does in your hands, in English',
    },
    tenEurosHelp: {
      nl: 'Bijvoorbeeld: ‘Voor € 10 schuiven vijf mensen aan.’ Maximaal {max} tekens',
      en: 'For example: “€10 brings five more people to the table.” Up to {max} characters',
    },
    details: { nl: 'Gegevens', en: 'Details' },
    website: { nl: 'Website', en: 'Website' },
    websiteHelp: { nl: 'Begint met https://', en: 'Starts with https://' },
    contactEmail: { nl: 'E-mailadres voor vragen', en: 'Email address for questions' },
    contactHelp: { nl: 'Iedereen kan dit adres zien.', en: 'Everyone can see this address.' },
    country: { nl: 'Land', en: 'Country' },
    choose: { nl: 'Kies...', en: 'Choose...' },
    rsin: { nl: 'RSIN', en: 'RSIN' },
    rsinHelp: { nl: 'Negen cijfers', en: 'The nine digits of a Dutch organisation’s tax number' },
    registrationNumber: { nl: 'Ander registratienummer', en: 'Other registration number' },
    registrationHelp: {
      nl: 'Bijvoorbeeld het KVK-nummer, of een nummer uit een register in een ander land',
      en: 'For example a chamber of commerce number, or one from a register in another country',
    },
    isAnbi: { nl: 'Is het een ANBI?', en: 'Is it an ANBI?' },
    yes: { nl: 'Ja', en: 'Yes' },
    no: { nl: 'Nee', en: 'No' },
    save: { nl: 'Profiel opslaan', en: 'Save profile' },
    saving: { nl: 'Opslaan...', en: 'Saving...' },
    saved: { nl: 'Het profiel is opgeslagen.', en: 'The profile is saved.' },
    saveFailed: {
      nl: 'Opslaan is niet gelukt. Probeer het opnieuw.',
      en: 'We could not save the profile. Please try again.',
    },
    unreachable: {
      nl: 'Er is geen verbinding. Probeer het zo nog eens.',
      en: 'There is no connection. Please try again in a moment.',
    },
  },
  requests: {
    title: { nl: 'Lopende campagnes', en: 'Running campaigns' },
    lead: {
      nl: 'Zolang een campagne niet openbaar is, kunnen jullie die afwijzen. Kunnen jullie al geld ontvangen, dan is een campagne soms meteen openbaar. Klopt er dan iets niet? Meld het onderaan de pagina van de campagne.',
      en: 'You can decline a campaign until it is public. Once you can receive money, a new one may be public at once. Is something wrong with it? Report it at the bottom of its page.',
    },
    loading: { nl: 'Campagnes laden...', en: 'Loading the campaigns...' },
    ...LOAD_MORE_TEXTS,
    none: { nl: 'Er loopt nu geen campagne voor jullie.', en: 'No campaign is running for you right now.' },
    isPublic: { nl: 'Van {artist}, openbaar', en: 'By {artist}, public' },
    paused: {
      nl: 'Van {artist}, gepauzeerd tot jullie weer geld kunnen ontvangen. Is dat op {date} nog niet zo, dan stopt de campagne en krijgt iedereen het geld terug.',
      en: 'By {artist}, paused until you can receive money again. If you cannot by {date}, the campaign ends and everyone gets their money back.',
    },
    waits: { nl: 'Van {artist}, nog niet openbaar', en: 'By {artist}, not public yet' },
    decline: { nl: 'Afwijzen', en: 'Decline' },
    declineNamed: { nl: '{campaign} afwijzen', en: 'Decline {campaign}' },
    dialogTitle: { nl: '‘{campaign}’ afwijzen?', en: 'Decline “{campaign}”?' },
    dialogMessage: {
      nl: 'De campagne wordt niet openbaar voor jullie. Dit kun je niet terugdraaien.',
      en: 'The campaign does not become public for you. This cannot be undone.',
    },
    reason: { nl: 'Waarom? De organisator leest dit.', en: 'Why? The organiser reads this.' },
    keep: { nl: 'Nu niet', en: 'Not now' },
    busy: { nl: 'Afwijzen...', en: 'Declining...' },
    declined: {
      nl: 'De campagne is afgewezen. De organisator hoort waarom.',
      en: 'The campaign is declined. The organiser has been told why.',
    },
    failed: {
      nl: 'Afwijzen is niet gelukt. Probeer het opnieuw.',
      en: 'Declining did not work. Please try again.',
    },
  },
  access: {
    title: { nl: 'Wie dit profiel bewerkt', en: 'Who edits this profile' },
    lead: {
      nl: 'Nodig een account van dit goede doel uit. De link in de mail werkt één keer en blijft zeven dagen geldig.',
      en: 'Invite an account that belongs to this charity. The link in the email works once and is valid for seven days.',
    },
    none: { nl: 'Er is nog geen uitnodiging aangenomen.', en: 'No invitation has been accepted yet.' },
    since: { nl: 'sinds {date}', en: 'since {date}' },
    invited: { nl: 'Uitgenodigd, geldig tot {date}', en: 'Invited, valid until {date}' },
    email: { nl: 'E-mailadres', en: 'Email address' },
    language: { nl: 'Taal van de mail', en: 'Language of the email' },
    dutch: { nl: 'Nederlands', en: 'Dutch' },
    english: { nl: 'Engels', en: 'English' },
    invite: { nl: 'Uitnodigen', en: 'Invite' },
    inviting: { nl: 'Uitnodigen...', en: 'Inviting...' },
    sent: { nl: 'De uitnodiging is onderweg naar {email}', en: 'The invitation is on its way to {email}' },
    remove: { nl: 'Verwijderen', en: 'Remove' },
    removeNamed: { nl: '{email} verwijderen', en: 'Remove {email}' },
    removeTitle: { nl: 'Toegang intrekken?', en: 'Remove access?' },
    removeMessage: {
      nl: '{email} kan dit profiel dan niet meer bewerken.',
      en: '{email} will no longer be able to edit this profile.',
    },
    revoke: { nl: 'Intrekken', en: 'Withdraw' },
    revokeNamed: { nl: 'Uitnodiging van {email} intrekken', en: 'Withdraw the invitation to {email}' },
    revokeTitle: { nl: 'Uitnodiging intrekken?', en: 'Withdraw the invitation?' },
    revokeMessage: {
      nl: 'De link die {email} heeft gekregen, werkt dan niet meer.',
      en: 'The link that we sent to {email} will stop working.',
    },
    keep: { nl: 'Zo laten', en: 'Keep it' },
    busy: { nl: 'Even geduld...', en: 'One moment...' },
    changed: { nl: 'Gelukt.', en: 'Done.' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    notApproved: {
      nl: 'Uitnodigen kan zodra het goede doel is goedgekeurd.',
      en: 'You can invite people once the charity is approved.',
    },
  },
  invitation: {
    ...INVITATION_TEXTS,
    heading: { nl: 'Doe mee met jullie goede doel', en: 'Take part with your charity' },
    lead: {
      nl: 'Neem de uitnodiging aan en beheer jullie goede doel met je account: je ziet welke campagnes om jullie vragen, opent de rekening waarop jullie geld ontvangen en vertelt wie jullie zijn.',
      en: 'Once you accept, your account speaks for your charity: you see which campaigns ask for it, open its account for receiving money and write its profile.',
    },
    accept: { nl: 'Uitnodiging aannemen', en: 'Accept the invitation' },
    as: {
      nl: 'De uitnodiging is voor {email}, en zo ben je ingelogd.',
      en: 'The invitation is for {email}, and that is how you are logged in.',
    },
    needsAccount: {
      nl: 'De uitnodiging is voor {invited}. Je hebt een account voor goede doelen met dat adres nodig.',
      en: 'The invitation is for {invited}. You need a charity account with that address.',
    },
    otherText: {
      nl: 'De uitnodiging is voor een account voor goede doelen met het adres {invited}. Je bent ingelogd als {email}. Log uit en open de link opnieuw met dat account. De uitnodiging blijft geldig.',
      en: 'It is for a charity account with the address {invited}. You are logged in as {email}. Log out, then open the link again with that account. The invitation stays valid.',
    },
    otherRole: {
      nl: 'Het account van {invited} is geen account voor goede doelen en kan dat ook niet worden. Vraag ons om een uitnodiging op een ander adres.',
      en: 'The account of {invited} is not a charity account and cannot become one. Ask us for an invitation to another address.',
    },
    refusedText: {
      nl: 'De uitnodiging is al aangenomen, vervangen, ingetrokken of verlopen. Vraag ons om een nieuwe.',
      en: 'It has already been accepted, replaced or withdrawn, or has expired. Ask us for a new one.',
    },
    myCharity: { nl: 'Naar mijn goede doel', en: 'Go to my charity' },
  },
  mine: {
    title: { nl: 'Mijn goede doel', en: 'My charity' },
    emptyTitle: { nl: 'Vertel ons wie jullie zijn', en: 'Tell us who you are' },
    empty: {
      nl: 'Je account hoort nog niet bij een goedgekeurd goed doel. Mail de naam, de site en het registratienummer van jullie goede doel naar het adres onder ‘Een campagne’. Keuren we het goed, dan krijg je een uitnodiging: met de link daarin open je de rekening voor jullie geld en bewerk je het profiel.',
      en: 'Your account is not linked to an approved charity yet. Email your charity’s name, site and registration number to the address under “A campaign”. Once we have approved it, you get an invitation: the link in it lets you open the account for your money and edit the profile.',
    },
    contact: { nl: 'Naar het adres', en: 'To the address' },
    chooseLead: {
      nl: 'Met je account kun je meer dan één profiel bewerken. Kies er een.',
      en: 'Your account can edit more than one profile. Choose one.',
    },
  },
};

export type CharityProfileTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('charityProfile.form.title'). Not for islands. */
export const charityProfileTexts = defineTexts('charityProfile', TEXTS);
