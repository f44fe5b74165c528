/** What modules above sharing may call. */
export { selectShareCode, selectShareCount } from './open-share.ts';
export { shareData } from './personal-data.ts';
