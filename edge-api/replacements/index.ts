/** What modules above replacements may call. */
export { pauseUnnoticed } from './pause-unnoticed.ts';
