/** Slugs below a language that the product itself uses, so that no editors' page can have them. */
export const RESERVED_SLUGS: readonly string[] = [
  'campaigns',
  'cancel-email-change',
  'charities',
  'charity-invitation',
  'invitation',
  'dashboard',
  'embed-test',
  'end-session',
  'first-cards',
  'forgot-password',
  'index',
  'login',
  'login-link',
  'logout',
  'not-me',
  'pages',
  'register',
  'reminders',
  'report',
  'reset-password',
  'stories',
  'take-back',
  'undo-address',
  'verify-email',
  'winner',
];

/** The slug of a language's home page, whose address is /{language}. */
export const HOME_SLUG = 'home';

/** The file names of the agreements to which forms link, unless the settings choose other pages. */
export const LEGAL_NAMES = ['terms', 'power-hour-protocol', 'privacy'] as const;

/** The slug of the page for webmasters, whose first block shows the code of a campaign. */
export const EMBED_SLUG = 'embed';
