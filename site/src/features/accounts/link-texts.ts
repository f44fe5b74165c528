/** The texts of the pages to which mails about an account lead. */
export const LINK_TEXTS = {
  loginLink: {
    title: { nl: 'Inloggen met een link', en: 'Log in with a link' },
    heading: { nl: 'Inloggen zonder wachtwoord', en: 'Log in without a password' },
    lead: {
      nl: 'Eén druk op de knop en je bent ingelogd. De link in je mail werkt daarna niet meer.',
      en: 'Press the button and you are logged in. The link in your email will then stop working.',
    },
    submit: { nl: 'Log mij in', en: 'Log me in' },
    busy: { nl: 'Bezig met inloggen...', en: 'Logging in...' },
    refusedHeading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    refusedText: {
      nl: 'De link is al gebruikt of verlopen. Vraag op de inlogpagina een nieuwe aan, of log op een andere manier in.',
      en: 'It has been used or has expired. Ask for a new one on the login page, or log in another way.',
    },
    next: { nl: 'Naar de inlogpagina', en: 'Go to the login page' },
  },
  notMe: {
    title: { nl: 'Dit was ik niet', en: 'This was not me' },
    lead: {
      nl: 'Iemand heeft met jouw e-mailadres een account gemaakt. We verwijderen het met alles wat erbij hoort: naam, campagnes, antwoorden en foto’s. Wat al is betaald, blijft bij het goede doel.',
      en: 'Someone created an account with your email address. We will delete it with everything in it: the name, campaigns, answers and pictures. What has been paid stays with the charity.',
    },
    submit: { nl: 'Verwijder het account', en: 'Delete the account' },
    busy: { nl: 'Verwijderen...', en: 'Deleting...' },
    doneHeading: { nl: 'Het account is verwijderd', en: 'The account has been deleted' },
    doneText: { nl: 'Niemand kan er nog bij.', en: 'No one can use it any more.' },
    refusedHeading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    refusedText: {
      nl: 'Het account is al verwijderd, het adres is intussen bevestigd, of de link is ouder dan een week. Een bevestigd account verwijder je in het profiel.',
      en: 'The account has been deleted already, its address has been confirmed since, or the link is more than a week old. You delete a confirmed account in its profile.',
    },
    next: { nl: 'Naar de startpagina', en: 'Go to the home page' },
  },
  verify: {
    title: { nl: 'E-mailadres bevestigen', en: 'Confirm your email address' },
    changeText: {
      nl: 'Log in met het account dat dit nieuwe adres krijgt. Dan is het bevestigd.',
      en: 'Log in with the account that gets this new address. Then it is confirmed.',
    },
    changeRefused: {
      nl: 'De link is al gebruikt of verlopen. Je account heeft het adres {email}; je wijzigt het in je profiel.',
      en: 'It has been used or has expired. Your account has the address {email}; you can change it in your profile.',
    },
    elsewhereText: {
      nl: 'Je bent hier niet ingelogd. Bevestig je je adres hier, dan log je meteen in; de browser waarin het account is gemaakt, wordt uitgelogd.',
      en: 'You are not logged in here. Confirming here logs you in, and logs out the browser in which the account was created.',
    },
    submit: { nl: 'Mijn adres bevestigen', en: 'Confirm my address' },
    verifying: { nl: 'We bevestigen je e-mailadres...', en: 'Confirming your email address...' },
    doneHeading: { nl: 'Je e-mailadres is bevestigd', en: 'Your email address is confirmed' },
    doneText: { nl: 'Bedankt. Onze mails komen nu bij jou aan.', en: 'Thank you. Our emails now reach you.' },
    alreadyHeading: { nl: 'Je e-mailadres was al bevestigd', en: 'Your email address was already confirmed' },
    alreadyText: { nl: 'Je hoeft niets meer te doen.', en: 'There is nothing left to do.' },
    refusedHeading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    refusedText: {
      nl: 'De link werkt één keer en blijft 24 uur geldig. Vraag een nieuwe aan, dan sturen we die meteen.',
      en: 'The link works once and is valid for 24 hours. Ask for a new one and we will send it straight away.',
    },
    missingText: {
      nl: 'Open de link in de mail die we je stuurden. Geen mail gezien? Vraag hier een nieuwe aan.',
      en: 'Open the link in the email we sent you. No email? Ask for a new one here.',
    },
    failedHeading: { nl: 'Bevestigen is niet gelukt', en: 'We could not confirm your address' },
    retry: { nl: 'Probeer opnieuw', en: 'Try again' },
    resend: { nl: 'Stuur een nieuwe link', en: 'Send a new link' },
    resending: { nl: 'Versturen...', en: 'Sending...' },
    sent: {
      nl: 'Moet dit adres nog worden bevestigd, dan is er een mail onderweg. Kijk in je inbox.',
      en: 'If this address still needs confirming, an email is on its way. Check your inbox.',
    },
    sendFailed: { nl: 'De mail versturen is niet gelukt.', en: 'Failed to send verification email.' },
    dashboard: { nl: 'Naar je dashboard', en: 'Go to your dashboard' },
    login: { nl: 'Inloggen', en: 'Log in' },
  },
  cancelChange: {
    title: { nl: 'Wijziging tegenhouden', en: 'Stop the change' },
    lead: {
      nl: 'Iemand heeft gevraagd je account aan een ander e-mailadres te koppelen. Was jij dat niet? Houd het dan hier tegen.',
      en: 'We were asked to move your account to another email address. If that was not you, stop it here.',
    },
    submit: { nl: 'Houd de wijziging tegen', en: 'Stop the change' },
    busy: { nl: 'Tegenhouden...', en: 'Stopping...' },
    doneHeading: { nl: 'De wijziging gaat niet door', en: 'The change was stopped' },
    doneText: {
      nl: 'Je account houdt dit e-mailadres. Degene die dit heeft aangevraagd, kon bij je account: kies meteen een nieuw wachtwoord, dan is die overal uitgelogd.',
      en: 'Your account keeps this email address. The person who asked for the change could get into your account: choose a new password now, and they are logged out everywhere.',
    },
    next: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
    refusedHeading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    refusedText: {
      nl: 'De link is al gebruikt of verlopen. Vertrouw je het niet? Kies dan een nieuw wachtwoord: dat houdt elke wijziging tegen die nog niet is bevestigd.',
      en: 'It has been used or has expired. Still worried? Choose a new password: that stops any change that has not been confirmed yet.',
    },
  },
  undoAddress: {
    title: { nl: 'Wijziging ongedaan maken', en: 'Undo the change' },
    lead: {
      nl: 'We hebben dit e-mailadres van een account vervangen, omdat de eigenaar zei dat er een typefout in zat. Is het toch jouw account? Maak dat dan hier ongedaan.',
      en: 'We replaced this email address of an account, because its owner told us that it was mistyped. If it is your account after all, undo that here.',
    },
    submit: { nl: 'Zet dit adres terug', en: 'Restore this address' },
    busy: { nl: 'Ongedaan maken...', en: 'Undoing...' },
    doneHeading: { nl: 'De wijziging is ongedaan gemaakt', en: 'The change was undone' },
    doneText: {
      nl: 'Het account heeft dit e-mailadres weer en iedereen is uitgelogd. Log in met dit adres.',
      en: 'The account has this email address again, and everyone was logged out. Log in with this address.',
    },
    next: { nl: 'Inloggen', en: 'Log in' },
    refusedHeading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    refusedText: {
      nl: 'De link is al gebruikt, is ouder dan zeven dagen, of het nieuwe adres is intussen bevestigd. Beantwoord de mail, dan helpen we je.',
      en: 'It has been used, is older than seven days, or the new address has been confirmed. Reply to the email, and we will help you.',
    },
  },
  forgot: {
    title: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
    heading: { nl: 'Wachtwoord vergeten?', en: 'Forgot your password?' },
    lead: {
      nl: 'Vul je e-mailadres in, dan mailen we je een link om een nieuw wachtwoord te kiezen.',
      en: 'Enter your email address and we will send you a link to choose a new password.',
    },
    submit: { nl: 'Stuur de link', en: 'Send the link' },
    busy: { nl: 'Versturen...', en: 'Sending...' },
    sentHeading: { nl: 'Kijk in je inbox', en: 'Check your inbox' },
    sent: {
      nl: 'Is er een account met {email}, dan heb je binnen een minuut een mail. De link blijft één uur geldig.',
      en: 'If there is an account with {email}, an email will reach you within a minute. The link is valid for one hour.',
    },
    other: { nl: 'Ander adres proberen', en: 'Try another address' },
    back: { nl: 'Terug naar inloggen', en: 'Back to login' },
    failed: {
      nl: 'De mail versturen is niet gelukt. Probeer het opnieuw.',
      en: 'We could not send the email. Please try again.',
    },
  },
  reset: {
    title: { nl: 'Nieuw wachtwoord', en: 'New password' },
    heading: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
    lead: {
      nl: 'Daarna log je op al je apparaten opnieuw in, ook hier. Je passkeys maak je opnieuw aan.',
      en: 'You will have to log in again on all your devices, including this one, and create your passkeys again.',
    },
    submit: { nl: 'Wachtwoord opslaan', en: 'Save password' },
    busy: { nl: 'Opslaan...', en: 'Saving...' },
    doneHeading: { nl: 'Je wachtwoord is gewijzigd', en: 'Your password has been changed' },
    doneText: {
      nl: 'Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.',
      en: 'You have been logged out everywhere. Log in with your new password.',
    },
    next: { nl: 'Inloggen', en: 'Log in' },
    refusedHeading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    refusedText: {
      nl: 'De link is al gebruikt of verlopen. Vraag een nieuwe aan.',
      en: 'The link has been used or has expired. Ask for a new one.',
    },
    again: { nl: 'Vraag een nieuwe link aan', en: 'Ask for a new link' },
    failed: {
      nl: 'Het wachtwoord opslaan is niet gelukt. Probeer het opnieuw.',
      en: 'We could not save the password. Please try again.',
    },
  },
};
