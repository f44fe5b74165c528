import { INVITATION_TEXTS } from '#site/features/accounts/invitation-texts.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts about who manages an owner's campaigns. */
const TEXTS = {
  team: {
    title: { nl: 'Je team', en: 'Your team' },
    lead: {
      nl: 'Vraag anderen om je campagnes mee te beheren, elk met een eigen account. Ze kunnen bewerken, sluiten en bedanken; mails over je campagnes komen alleen bij jou.',
      en: 'Ask others to help manage your campaigns, each with an account of their own. They can edit, close and say thanks; emails about your campaigns go to you alone.',
    },
    memberLead: {
      nl: 'Je beheert campagnes voor iemand anders.',
      en: 'You manage campaigns for someone else.',
    },
    memberships: { nl: 'Voor wie je campagnes beheert', en: 'Whose campaigns you manage' },
    membershipsNone: { nl: 'Voor niemand op dit moment.', en: 'Nobody’s at the moment.' },
    youMay: {
      decide: { nl: 'je kiest ook winnaars en annuleert', en: 'you also choose winners and cancel' },
      invite: { nl: 'je nodigt ook anderen uit', en: 'you also invite others' },
    },
    leave: { nl: 'Verlaten', en: 'Leave' },
    leaveNamed: { nl: 'Het team van {name} verlaten', en: 'Leave the team of {name}' },
    leaveTitle: { nl: 'Het team van {name} verlaten?', en: 'Leave the team of {name}?' },
    leaveMessage: {
      nl: 'Je hebt dan meteen geen toegang meer tot de campagnes. {name} krijgt daarover een mail, en kan je opnieuw uitnodigen.',
      en: 'You lose access to the campaigns at once. {name} is told by email, and can invite you again.',
    },
    stay: { nl: 'Blijven', en: 'Stay' },
    leaving: { nl: 'Verlaten...', en: 'Leaving...' },
    members: { nl: 'Wie je campagnes beheert', en: 'Who manages your campaigns' },
    since: { nl: 'sinds {date}', en: 'since {date}' },
    may: {
      decide: { nl: 'kiest ook winnaars en annuleert', en: 'also chooses winners and cancels' },
      invite: { nl: 'nodigt ook anderen uit', en: 'also invites others' },
    },
    by: { nl: 'door {name}', en: 'by {name}' },
    invited: { nl: 'Uitgenodigd, geldig tot {date}', en: 'Invited, valid until {date}' },
    offered: {
      nl: 'Krijgt ‘{campaign}’ aangeboden, geldig tot {date}',
      en: 'Is offered “{campaign}”, valid until {date}',
    },
    remove: { nl: 'Verwijderen', en: 'Remove' },
    removeNamed: { nl: '{email} uit je team verwijderen', en: 'Remove {email} from your team' },
    revoke: { nl: 'Intrekken', en: 'Withdraw' },
    revokeNamed: { nl: 'De uitnodiging aan {email} intrekken', en: 'Withdraw the invitation to {email}' },
    changed: { nl: 'Gewijzigd.', en: 'Changed.' },
    invite: { nl: 'Iemand uitnodigen', en: 'Invite someone' },
    inviteFor: { nl: 'Iemand uitnodigen in het team van {name}', en: 'Invite someone to the team of {name}' },
    inviteForText: {
      nl: '{name} krijgt een mail over wie je uitnodigt, en kan die persoon verwijderen.',
      en: '{name} is told by email whom you invite, and can remove them.',
    },
    email: { nl: 'E-mailadres', en: 'Email address' },
    give: {
      decide: {
        nl: 'Mag ook winnaars kiezen, contactgegevens van winnaars zien en campagnes annuleren',
        en: 'May also choose winners, see winners’ contact details and cancel campaigns',
      },
      invite: { nl: 'Mag ook anderen uitnodigen', en: 'May also invite others' },
    },
    send: { nl: 'Uitnodigen', en: 'Invite' },
    sending: { nl: 'Uitnodigen...', en: 'Inviting...' },
    sent: { nl: 'De uitnodiging is naar {email} gestuurd.', en: 'The invitation has been sent to {email}.' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    handOver: { nl: 'Een campagne overdragen', en: 'Hand over a campaign' },
    handOverText: {
      nl: 'De campagne gaat naar een ander account van dezelfde persoon, zodra dat ja zegt via de link in de mail. Dat kan tot de winnaars zijn gekozen. Het goede doel en wat fans is beloofd, veranderen niet.',
      en: 'The campaign goes to another account of the same person, as soon as they accept it with the link in the email. You can do this until the winners are chosen. The charity and what fans were promised do not change.',
    },
    campaign: { nl: 'Campagne', en: 'Campaign' },
    handOverNew: { nl: 'E-mailadres van de nieuwe eigenaar', en: 'Email address of the new owner' },
    offer: { nl: 'Overdragen', en: 'Hand over' },
    offerSent: {
      nl: 'We hebben {email} gevraagd de campagne over te nemen.',
      en: 'We have asked {email} to take it over.',
    },
    history: { nl: 'Wat er is gedaan', en: 'What was done' },
    joinedBy: {
      nl: '{by} kwam in het team, uitgenodigd door {person}',
      en: '{by} joined the team, invited by {person}',
    },
    someone: { nl: 'Een verwijderd account', en: 'A deleted account' },
    acts: {
      edited: { nl: '{by} bewerkte ‘{campaign}’', en: '{by} edited “{campaign}”' },
      closed: { nl: '{by} sloot ‘{campaign}’', en: '{by} closed “{campaign}”' },
      reopened: { nl: '{by} heropende ‘{campaign}’', en: '{by} reopened “{campaign}”' },
      cancelled: { nl: '{by} annuleerde ‘{campaign}’', en: '{by} cancelled “{campaign}”' },
      'winners-chosen': {
        nl: '{by} koos de winnaars van ‘{campaign}’',
        en: '{by} chose the winners of “{campaign}”',
      },
      nominated: {
        nl: '{by} nomineerde een antwoord op ‘{campaign}’',
        en: '{by} nominated an answer to “{campaign}”',
      },
      'nomination-withdrawn': {
        nl: '{by} trok een nominatie bij ‘{campaign}’ in',
        en: '{by} withdrew a nomination for “{campaign}”',
      },
      'reread-replied': {
        nl: '{by} beantwoordde een verzoek bij ‘{campaign}’',
        en: '{by} replied to a request about “{campaign}”',
      },
      thanked: {
        nl: '{by} bedankte iedereen die meedeed aan ‘{campaign}’',
        en: '{by} thanked everyone who took part in “{campaign}”',
      },
      'story-published': {
        nl: '{by} publiceerde het verhaal van ‘{campaign}’',
        en: '{by} published the story of “{campaign}”',
      },
      'story-removed': {
        nl: '{by} verwijderde het verhaal van ‘{campaign}’',
        en: '{by} removed the story of “{campaign}”',
      },
      invited: { nl: '{by} nodigde iemand uit', en: '{by} invited someone' },
      joined: { nl: '{by} kwam in het team', en: '{by} joined the team' },
      removed: { nl: '{by} verwijderde {person} uit het team', en: '{by} removed {person} from the team' },
      left: { nl: '{by} verliet het team', en: '{by} left the team' },
      'hand-over-offered': {
        nl: '{by} vroeg iemand om ‘{campaign}’ over te nemen',
        en: '{by} asked someone to take over “{campaign}”',
      },
      'handed-over': {
        nl: '{by} nam ‘{campaign}’ over van {person}',
        en: '{by} took “{campaign}” over from {person}',
      },
    },
  },
  invitation: {
    ...INVITATION_TEXTS,
    heading: { nl: 'Je bent uitgenodigd', en: 'You are invited' },
    leadTeam: {
      nl: '{from} vraagt je om de Power Hour-campagnes mee te beheren: bewerken, sluiten, bedanken.',
      en: '{from} asks you to help manage their Power Hour campaigns: edit, close, say thanks.',
    },
    leadMember: {
      nl: '{from} vraagt je om de Power Hour-campagnes van {owner} mee te beheren: bewerken, sluiten, bedanken.',
      en: '{from} asks you to help manage the Power Hour campaigns of {owner}: edit, close, say thanks.',
    },
    leadRights: {
      decide: {
        nl: 'Je mag ook winnaars kiezen en campagnes annuleren.',
        en: 'You may also choose winners and cancel campaigns.',
      },
      invite: { nl: 'Je mag ook anderen uitnodigen.', en: 'You may also invite others.' },
    },
    leadHandover: {
      nl: '{from} draagt ‘{campaign}’ aan je over. Daarna is de campagne van jou, met alles wat fans en het goede doel is beloofd. Dat kan alleen met het account van {artist}.',
      en: '{from} hands “{campaign}” over to you. After that the campaign is yours, with everything that fans and the charity were promised. You need the account of {artist}.',
    },
    accept: { nl: 'Aannemen', en: 'Accept' },
    as: {
      nl: 'De uitnodiging is voor {email}, en zo ben je ingelogd. Na het aannemen zijn je andere browsers uitgelogd.',
      en: 'The invitation is for {email}, and that is how you are logged in. Once you accept, your other browsers are logged out.',
    },
    needsAccount: {
      nl: 'De uitnodiging is voor {invited}. Je hebt een account met dat adres nodig.',
      en: 'The invitation is for {invited}. You need an account with that address.',
    },
    otherText: {
      nl: 'De uitnodiging is voor een account met het adres {invited}. Je bent ingelogd als {email}. Log uit en open de link opnieuw met dat account. De uitnodiging blijft geldig.',
      en: 'The invitation is for an account with the address {invited}. You are logged in as {email}. Log out and open the link again with that account. The invitation stays valid.',
    },
    otherRole: {
      nl: 'Het account van {invited} is niet van een bekend gezicht en kan dat ook niet worden. Vraag om een overdracht naar een ander adres.',
      en: 'The account of {invited} is not a celebrity’s and cannot become one. Ask for a handover to another address.',
    },
    refusedText: {
      nl: 'De uitnodiging is al aangenomen, vervangen, ingetrokken of verlopen. Vraag om een nieuwe.',
      en: 'It has already been accepted, replaced or withdrawn, or has expired. Ask for a new one.',
    },
    away: { nl: 'Naar je dashboard', en: 'Go to your dashboard' },
  },
};
export type TeamTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('team.team.title'). For pages, not islands. */
export const teamTexts = defineTexts('team', TEXTS);
