/** Who reads a reason, if others than admins do. */
const TO_EVERYONE = {
  nl: '{min} tot {max} tekens. De persoon leest dit, en wie aan een gestopte campagne meedeed ook, als reden.',
  en: '{min} to {max} characters. The person reads this as the reason, and so does everyone who took part in a campaign that stops.',
};
const TO_PERSON = {
  nl: '{min} tot {max} tekens. De persoon leest dit.',
  en: '{min} to {max} characters. The person reads this.',
};
const TO_OWNER = {
  nl: '{min} tot {max} tekens. De eigenaar leest dit.',
  en: '{min} to {max} characters. The owner reads this.',
};
const HOW_KNOWN = {
  nl: '{min} tot {max} tekens. Hoe weet je wie het is? Alleen beheerders lezen dit, in het logboek.',
  en: '{min} to {max} characters. How do you know who it is? Only admins read this, in the log.',
};
const DECISION_DONE = { nl: 'Je besluit is opgeslagen', en: 'Your decision is stored' };

/**
 * The texts of admins' acts, by their names in the log: of the button and its dialog, of who reads the reason, and of
 * the toast if the page shows no change.
 */
export const ACT_TEXTS = {
  'link-sent': {
    label: { nl: 'Mail een link', en: 'Email a link' },
    title: { nl: 'Een link mailen aan {name}?', en: 'Email a link to {name}?' },
    message: {
      nl: 'Is het adres bevestigd, dan krijgt de persoon een link om in te loggen. Zo niet, dan gaat de mail om het te bevestigen opnieuw weg.',
      en: 'If the address is confirmed, the person gets a link to log in. If not, the email that confirms it goes out again.',
    },
    done: { nl: 'De mail is onderweg', en: 'The email is on its way' },
  },
  'sessions-ended': {
    label: { nl: 'Overal uitloggen', en: 'Log out everywhere' },
    title: { nl: '{name} overal uitloggen?', en: 'Log {name} out everywhere?' },
    message: {
      nl: 'Alle sessies eindigen meteen. Opnieuw inloggen kan gewoon.',
      en: 'All sessions end at once. Logging in again works as usual.',
    },
  },
  'name-hidden': {
    label: { nl: 'Verberg naam', en: 'Hide name' },
    title: { nl: 'De naam van {name} verbergen?', en: 'Hide the name of {name}?' },
    message: {
      nl: 'De naam verdwijnt van elke openbare plek, ook bij latere antwoorden, tot je die weer toont.',
      en: 'The name disappears from every public place, also with later answers, until you show it again.',
    },
  },
  'name-shown': {
    label: { nl: 'Toon naam weer', en: 'Show name again' },
    title: { nl: 'De naam van {name} weer tonen?', en: 'Show the name of {name} again?' },
    message: {
      nl: 'De naam komt terug waar de persoon die laat zien, behalve in campagnes waar die apart verborgen is.',
      en: 'The name returns where the person lets it be seen, except in campaigns where it is hidden separately.',
    },
  },
  'account-erased': {
    label: { nl: 'Verwijder account', en: 'Delete account' },
    title: { nl: 'Het account van {name} verwijderen?', en: 'Delete the account of {name}?' },
    message: {
      nl: 'Doe dit alleen als de persoon erom vraagt. Account, antwoorden en gegevens zijn dan weg. Dit kun je niet ongedaan maken. De persoon krijgt nog één mail.',
      en: 'Only do this if the person asks for it. The account, its answers and its data are erased. This cannot be undone. The person gets one last email.',
    },
  },
  'address-corrected': {
    label: { nl: 'Verbeter adres', en: 'Correct address' },
    title: { nl: 'Het adres van {name} verbeteren?', en: 'Correct the address of {name}?' },
    message: {
      nl: 'Beide adressen krijgen een mail. Het nieuwe moet worden bevestigd. Het oude kan dit zeven dagen lang ongedaan maken of, als het nooit bevestigd was, tot het nieuwe dat is. Was het bevestigd, dan kan de persoon in die zeven dagen niemand uitnodigen, niets overdragen of exporteren, en het account kan niet worden verwijderd.',
      en: 'Both addresses get an email. The new one has to be confirmed. The old one can undo this for seven days or, if it was never confirmed, until the new one is. If it was confirmed, the person cannot invite, hand over or export anything in those seven days, and the account cannot be deleted.',
    },
  },
  'account-suspended': {
    label: { nl: 'Account schorsen', en: 'Suspend account' },
    title: { nl: 'Het account van {name} schorsen?', en: 'Suspend the account of {name}?' },
    message: {
      nl: 'Heeft dit account campagnes, dan stoppen die waarvan de ontmoeting nog niet is geweest, en wie daarvoor betaalde, krijgt het geld terug. Dat blijft zo, ook als je het account herstelt.',
      en: 'If the account runs campaigns, those whose meeting has not taken place stop, and everyone who paid for them gets their money back. That stays so, even if you restore the account.',
    },
    help: TO_EVERYONE,
  },
  'account-restored': {
    label: { nl: 'Herstellen', en: 'Restore' },
    title: { nl: 'Het account van {name} herstellen?', en: 'Restore the account of {name}?' },
    message: {
      nl: 'De persoon kan weer alles doen. Campagnes die zijn gestopt, blijven gestopt.',
      en: 'The person can do everything again. Campaigns that were stopped stay stopped.',
    },
    help: TO_PERSON,
  },
  'suspension-upheld': {
    label: { nl: 'Handhaven', en: 'Uphold' },
    title: { nl: 'De schorsing van {name} handhaven?', en: 'Uphold the suspension of {name}?' },
    message: {
      nl: 'Het account blijft geschorst. De persoon kan geen bezwaar meer maken.',
      en: 'The account stays suspended. The person cannot object again.',
    },
    help: TO_PERSON,
  },
  'receipt-sent': {
    label: { nl: 'Mail bevestiging opnieuw', en: 'Email confirmation again' },
    title: { nl: 'De bevestiging opnieuw mailen?', en: 'Email the confirmation again?' },
    message: {
      nl: 'De fan krijgt de bevestiging nog eens, met een nieuwe link om in te loggen.',
      en: 'The fan gets the confirmation again, with a new link to log in.',
    },
    done: { nl: 'De bevestiging is onderweg', en: 'The confirmation is on its way' },
  },
  'payment-refunded': {
    label: { nl: 'Betaal terug', en: 'Refund' },
    title: { nl: 'Deze betaling terugbetalen?', en: 'Refund this payment?' },
    message: {
      nl: 'De fan krijgt € 10 terug, en een mail daarover. Het antwoord doet niet meer mee. Dit kun je niet ongedaan maken.',
      en: 'The fan gets €10 back, and an email about it. The answer no longer counts. This cannot be undone.',
    },
  },
  'settled-by-hand': {
    label: { nl: 'Noteer als betaald', en: 'Note as paid' },
    title: { nl: 'Is dit op een andere manier betaald?', en: 'Has this been paid another way?' },
    message: {
      nl: 'Een bank stuurde dit geld terug. Is het toch aangekomen, zeg dan hier hoe. Vanaf dan leest iedereen die het aangaat dat het vandaag is aangekomen. Dit kun je niet ongedaan maken.',
      en: 'A bank sent this money back. If it has arrived another way since, say how. Everyone concerned will then read that it arrived today. This cannot be undone.',
    },
  },
  'looked-as-owner': {
    label: { nl: 'Zien als eigenaar', en: 'See as owner' },
    title: { nl: '‘{name}’ zien zoals de eigenaar?', en: 'See “{name}” as its owner does?' },
    message: {
      nl: 'Een uur lang kun je de pagina’s van de eigenaar lezen, zonder de contactgegevens van winnaars. Veranderen kun je er niets.',
      en: 'For an hour you can read the pages of the owner, without the winners’ contact details. You cannot change anything there.',
    },
  },
  'meeting-moved': {
    label: { nl: 'Datum verplaatsen', en: 'Move date' },
    title: { nl: 'De datum van ‘{name}’ verplaatsen?', en: 'Move the date of “{name}”?' },
    message: {
      nl: 'Je doet dit namens de eigenaar, die een mail krijgt. Ook iedereen die betaalde, krijgt een mail en kan het geld terugkrijgen.',
      en: 'You do this on behalf of the owner, who gets an email. Everyone who paid gets one too, and can get the money back.',
    },
  },
  'more-time-given': {
    label: { nl: 'Meer tijd', en: 'More time' },
    title: { nl: '‘{name}’ meer tijd geven?', en: 'Give “{name}” more time?' },
    message: {
      nl: 'Voor een eigenaar die erom vroeg. Tot en met die dag gaat er niets terug. De eigenaar krijgt een mail.',
      en: 'For an owner who asked for it. Nothing is refunded until the end of that day. The owner gets an email.',
    },
  },
  'campaign-confirmed': {
    label: { nl: 'Bevestigen', en: 'Confirm' },
    title: { nl: '‘{name}’ bevestigen?', en: 'Confirm “{name}”?' },
    message: {
      nl: 'De campagne wordt openbaar, met een teken dat we hebben gecontroleerd wie {artist} is.',
      en: 'The campaign becomes public, with a sign that we have checked who {artist} is.',
    },
    done: DECISION_DONE,
    help: HOW_KNOWN,
  },
  'campaign-asked': {
    label: { nl: 'Iets vragen', en: 'Ask' },
    title: { nl: 'Een vraag over ‘{name}’', en: 'A question about “{name}”' },
    message: {
      nl: 'De eigenaar krijgt je vraag per mail. De campagne blijft wachten.',
      en: 'The owner gets your question by email. The campaign keeps waiting.',
    },
    done: DECISION_DONE,
    help: TO_OWNER,
  },
  'campaign-declined': {
    label: { nl: 'Afwijzen', en: 'Decline' },
    title: { nl: '‘{name}’ afwijzen?', en: 'Decline “{name}”?' },
    message: {
      nl: 'De campagne wordt niet openbaar. De eigenaar krijgt de reden per mail.',
      en: 'The campaign will not be public. The owner gets the reason by email.',
    },
    done: DECISION_DONE,
    help: TO_OWNER,
  },
  'mail-sent-again': {
    label: { nl: 'Opnieuw versturen', en: 'Send again' },
    title: { nl: 'Deze mail opnieuw versturen?', en: 'Send this email again?' },
    message: {
      nl: 'De mail gaat nog één keer naar {recipient}. Mislukt hij weer, dan blijft het daarbij.',
      en: 'The email goes to {recipient} once more. If it fails again, it stays failed.',
    },
    done: { nl: 'De mail is onderweg', en: 'The email is on its way again' },
  },
  'message-processed-again': {
    label: { nl: 'Opnieuw verwerken', en: 'Process again' },
    title: { nl: 'Dit bericht opnieuw verwerken?', en: 'Process this message again?' },
    message: {
      nl: 'We vragen {name} opnieuw op bij de betaalprovider en verwerken het zoals de eerste keer.',
      en: 'We ask the payment provider for {name} again and handle it as if for the first time.',
    },
  },
  'selection-retried': {
    label: { nl: 'Nu opnieuw proberen', en: 'Try again now' },
    title: { nl: 'Deze selectie opnieuw proberen?', en: 'Try this selection again?' },
    message: {
      nl: 'De genomineerden van ‘{name}’ worden meteen opnieuw gekozen.',
      en: 'The nominees of “{name}” are selected again at once.',
    },
    done: { nl: 'De selectie van ‘{name}’ loopt weer', en: 'The selection of “{name}” is running again' },
  },
  'transfer-retried': {
    label: { nl: 'Probeer opnieuw', en: 'Try again' },
    title: { nl: 'Nu opnieuw proberen?', en: 'Try again now?' },
    message: {
      nl: 'We vragen de betaalprovider meteen opnieuw om de overboeking {name}. Vanzelf gebeurt dat ook, later.',
      en: 'We will ask the payment provider for the transfer {name} again at once. It is also asked automatically, later.',
    },
  },
};
