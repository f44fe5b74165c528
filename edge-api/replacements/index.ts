/** What modules above replacements may call. */
export { endUnreplaced } from './end-unreplaced.ts';
