/** The functions that modules above shares may call. */
export { selectShareCode, selectShareCount } from './open-share.ts';
export { eraseShares, exportShares } from './personal-data.ts';
