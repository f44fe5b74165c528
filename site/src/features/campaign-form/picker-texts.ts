import { IMAGE_TEXTS } from '../media/texts.ts';

/** The pickers of the campaign form: keywords, a charity and a picture. */
export const PICKER_TEXTS = {
  keywords: {
    label: { nl: 'Belangrijke trefwoorden', en: 'Important keywords' },
    help: {
      nl: 'Waar let je op in de antwoorden? Kies er een paar en zet het belangrijkste bovenaan.',
      en: 'What do you look for in the answers? Pick a few and put the most important one at the top.',
    },
    chosen: { nl: 'Jouw trefwoorden, het belangrijkste eerst', en: 'Your keywords, most important first' },
    own: { nl: 'Eigen trefwoord', en: 'Your own keyword' },
    add: { nl: 'Toevoegen', en: 'Add' },
    remove: { nl: '{keyword} weghalen', en: 'Remove {keyword}' },
    up: { nl: '{keyword} omhoog', en: 'Move {keyword} up' },
    down: { nl: '{keyword} omlaag', en: 'Move {keyword} down' },
    drag: {
      nl: 'Versleep om de volgorde te wijzigen, of gebruik de pijlen.',
      en: 'Drag to change the order, or use the arrows.',
    },
    rank: { nl: '{keyword}: plaats {rank} van {total}', en: '{keyword}: rank {rank} of {total}' },
    added: {
      nl: '{keyword} toegevoegd, plaats {rank} van {total}',
      en: '{keyword} added, rank {rank} of {total}',
    },
    addedMany: { nl: '{count} trefwoorden toegevoegd: {keywords}', en: '{count} keywords added: {keywords}' },
    duplicate: { nl: '{keyword} staat er al bij', en: '{keyword} is already in the list' },
    removed: { nl: '{keyword} weggehaald', en: '{keyword} removed' },
    full: { nl: 'Je kunt maximaal {max} trefwoorden kiezen.', en: 'You can choose up to {max} keywords.' },
  },
  charity: {
    label: { nl: 'Goed doel', en: 'Charity' },
    help: {
      nl: 'Het doel waarvoor je geld ophaalt. Kan het al geld ontvangen, dan kan je campagne meteen openbaar zijn. Anders gebeurt dat zodra het goede doel heeft bevestigd.',
      en: 'The cause you are raising money for. If it can receive money already, your campaign may be public at once. Otherwise it becomes public once the charity has confirmed.',
    },
    pending: { nl: '(nog niet beoordeeld)', en: '(not reviewed yet)' },
    other: { nl: 'Een ander goed doel...', en: 'Another charity...' },
    newCharity: { nl: 'Naam van het goede doel', en: 'Name of the charity' },
    newCharityHelp: {
      nl: 'Wij kijken er eerst naar en nodigen het goede doel dan uit om te bevestigen.',
      en: 'We look at it first, and then invite the charity to confirm.',
    },
    add: { nl: 'Toevoegen', en: 'Add' },
    adding: { nl: 'Toevoegen...', en: 'Adding...' },
    refresh: { nl: 'Vernieuwen', en: 'Refresh' },
    refreshing: { nl: 'Vernieuwen...', en: 'Refreshing...' },
    loading: { nl: 'Goede doelen laden...', en: 'Loading charities...' },
    loadFailed: {
      nl: 'Goede doelen laden is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to load charities. Please try again.',
    },
    loadMore: { nl: 'Toon meer goede doelen in de lijst', en: 'Show more charities in the list' },
    loadMoreFailed: {
      nl: 'We konden de andere goede doelen niet laden. Probeer het opnieuw.',
      en: 'We could not load the other charities. Please try again.',
    },
    refreshed: { nl: 'Lijst met goede doelen vernieuwd!', en: 'Charities list refreshed successfully!' },
    refreshFailed: {
      nl: 'Goede doelen vernieuwen is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to refresh charities. Please try again.',
    },
    added: {
      nl: 'Goed doel toegevoegd! Een beheerder beoordeelt het.',
      en: 'Charity added successfully! It will be reviewed by an admin.',
    },
    exists: { nl: 'Dit goede doel staat al in de lijst', en: 'This charity already exists in our system' },
    addFailed: {
      nl: 'Het goede doel toevoegen is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to add charity. Please try again.',
    },
  },
  image: IMAGE_TEXTS,
};
