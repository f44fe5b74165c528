import { imageEn } from '../media/texts.ts';
import type { Translation } from '#site/i18n/feature-texts.ts';
import type { pickers as dutch } from './picker-texts.nl.ts';

/** The pickers of the campaign form: keywords, a charity and a picture, in English. */
export const pickers: Translation<typeof dutch> = {
  keywords: {
    label: 'Important keywords',
    help: 'What do you look for in the answers? Pick a few and put the most important one at the top.',
    chosen: 'Your keywords, most important first',
    none: 'No keywords chosen yet.',
    own: 'Your own keyword',
    add: 'Add',
    remove: 'Remove {keyword}',
    up: 'Move {keyword} up',
    down: 'Move {keyword} down',
    drag: 'Drag to change the order, or use the arrows.',
    rank: '{keyword}: rank {rank} of {total}',
    added: '{keyword} added, rank {rank} of {total}',
    addedMany: '{count} keywords added: {keywords}',
    duplicate: '{keyword} is already in the list',
    removed: '{keyword} removed',
    full: 'You can choose up to {max} keywords.',
  },
  charity: {
    label: 'Charity',
    help: 'The cause you are raising money for. If it can receive money already, your campaign may be public at once. Otherwise it becomes public once the charity has confirmed.',
    pending: '(not reviewed yet)',
    other: 'Another charity...',
    newCharity: 'Name of the charity',
    newCharityHelp: 'We look at it first, and then invite the charity to confirm.',
    add: 'Add',
    adding: 'Adding...',
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
    loading: 'Loading charities...',
    loadFailed: 'Failed to load charities. Please try again.',
    loadMore: 'Show more charities in the list',
    loadMoreFailed: 'We could not load the other charities. Please try again.',
    refreshed: 'Charities list refreshed successfully!',
    refreshFailed: 'Failed to refresh charities. Please try again.',
    added: 'Charity added successfully! It will be reviewed by an admin.',
    exists: 'This charity already exists in our system',
    addFailed: 'Failed to add charity. Please try again.',
  },
  image: imageEn,
};
