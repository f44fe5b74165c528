import { submissionsNl } from './submission-texts.nl.ts';

/** The texts of a fan's submissions in Dutch; every other language has the same keys. */
export const nl = {
  submissions: submissionsNl,
  subscribed: {
    heading: 'Campagnes waar je aan meedoet',
    empty: 'Je doet nog nergens aan mee. Ontdek de campagnes van artiesten en goede doelen.',
    emptyCelebrity: 'Je doet nog nergens aan mee. Ontdek de campagnes van andere artiesten.',
    paymentFailed: 'Opnieuw betalen is niet gelukt',
    paymentUnreachable: 'Er is een fout opgetreden',
    dismiss: 'Melding sluiten',
  },
};
