/** What modules above thanks may call. */
export { discardFiles } from './discard-files.ts';
export { isShown } from './is-shown.ts';
export { eraseThanks, exportThanks, exportThanksFiles } from './personal-data.ts';
export { withdrawThanks } from './withdraw-thanks.ts';
