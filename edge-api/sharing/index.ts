/** What modules above sharing may call. */
export { selectShareCode, selectShareCount } from './open-share.ts';
export { eraseShares, exportShares } from './personal-data.ts';
