/** What modules above replacements may call. */
export { endUnreplaced } from './end-unreplaced.ts';
export { pauseUnnoticed } from './pause-unnoticed.ts';
