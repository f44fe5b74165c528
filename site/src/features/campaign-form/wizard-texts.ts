/** The texts of the steps for a visitor without an account, and of the login within the form. */
export const WIZARD_TEXTS = {
  wizard: {
    progress: { nl: 'Stap {step} van 2', en: 'Step {step} of 2' },
    personal: { nl: 'Persoonlijke gegevens', en: 'Personal Details' },
    powerHour: { nl: 'Campagnegegevens', en: 'Campaign Details' },
    personalHeading: { nl: 'Eerst even kennismaken', en: 'First, who are you?' },
    personalLead: {
      nl: 'Hiermee maken we je account. Daarna vertel je over je campagne.',
      en: 'We use this to create your account. After that you tell us about your campaign.',
    },
    emailHelp: {
      nl: 'Hiermee log je straks in. We mailen je om je adres te bevestigen.',
      en: 'You will use this to log in. We will email you to confirm your address.',
    },
    haveAccount: { nl: 'Heb je al een account?', en: 'Already have an account?' },
    logIn: { nl: 'Log in', en: 'Log in' },
    next: { nl: 'Volgende: campagnegegevens', en: 'Next: Campaign Details' },
    creatingAccount: { nl: 'Account maken...', en: 'Creating Account...' },
    accountMade: {
      nl: 'Je account {email} is klaar. Je gegevens kun je later aanpassen in je profiel.',
      en: 'Your account {email} is ready. You can change your details later in your profile.',
    },
    loggedIn: {
      nl: 'Je bent ingelogd als {email}. Je gegevens pas je aan in je profiel.',
      en: 'You are logged in as {email}. You can change your details in your profile.',
    },
    powerHourHeading: { nl: 'Nu je campagne', en: 'Now your campaign' },
    back: { nl: 'Terug: persoonlijke gegevens', en: 'Back: Personal Details' },
    accountFailed: {
      nl: 'Het account maken is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to create account. Please try again.',
    },
    userFailed: { nl: 'Het account maken is niet gelukt', en: 'Failed to create user account' },
    loginAfterFailed: {
      nl: 'Je account is gemaakt, maar inloggen is niet gelukt',
      en: 'Failed to log in after registration',
    },
    fixBefore: {
      nl: 'Nog niet alles klopt. Kijk de velden met een melding na en ga dan verder.',
      en: 'Please fix the validation errors before proceeding.',
    },
    inconsistent: {
      nl: 'Er klopt iets niet in je gegevens. Neem contact met ons op.',
      en: 'Data inconsistency detected. Please contact support.',
    },
  },
  panel: {
    heading: { nl: 'Welkom terug', en: 'Welcome back' },
    lead: {
      nl: 'Er is al een account met dit e-mailadres. Log in, dan ga je verder waar je was.',
      en: 'There is already an account with this email address. Log in to carry on where you were.',
    },
    expiredHeading: { nl: 'Log nog even in', en: 'Please log in again' },
    expiredLead: {
      nl: 'Je sessie is verlopen. Wat je hebt ingevuld, staat er nog.',
      en: 'Your session has expired. What you filled in is still here.',
    },
    accountFirst: { nl: 'Maak eerst je account af', en: 'Please complete the account setup first' },
    submit: { nl: 'Inloggen en verder', en: 'Log in and continue' },
    back: { nl: 'Terug naar persoonlijke gegevens', en: 'Back to personal details' },
    failed: { nl: 'Inloggen is niet gelukt. Probeer het opnieuw.', en: 'Login failed. Please try again.' },
  },
};
