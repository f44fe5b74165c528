export { selectShareCode, selectShareCount } from './open-share.ts';
export { shareData } from './personal-data.ts';
