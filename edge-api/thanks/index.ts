/** What other rooms may call of thanks. */
export { discardFiles } from './discard-files.ts';
