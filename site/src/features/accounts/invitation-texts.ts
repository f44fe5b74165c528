/** The texts that all invitations by mail share. */
export const INVITATION_TEXTS = {
  title: { nl: 'Uitnodiging', en: 'Invitation' },
  loading: { nl: 'Even kijken wie je bent...', en: 'Checking who you are...' },
  accepting: { nl: 'Aannemen...', en: 'Accepting...' },
  login: { nl: 'Inloggen', en: 'Log in' },
  register: { nl: 'Account maken', en: 'Create an account' },
  otherHeading: {
    nl: 'Dit is een uitnodiging voor een ander account',
    en: 'This invitation is for another account',
  },
  logout: { nl: 'Uitloggen', en: 'Log out' },
  refusedHeading: { nl: 'Deze uitnodiging werkt niet meer', en: 'This invitation no longer works' },
  failed: {
    nl: 'Er is geen verbinding. Probeer het zo nog eens.',
    en: 'There is no connection. Please try again in a moment.',
  },
};
