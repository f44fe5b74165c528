/** What modules above replacements may call. */
export { endUnreplaced } from './replace-charity.ts';
