/** What modules above thanks may call. */
export { discardFiles } from './discard-files.ts';
export { isShown } from './is-shown.ts';
export { eraseThanks, exportThanks, exportThanksFiles } from './personal-data.ts';
export { listThanksFiles } from './list-thanks-files.ts';
export { streamFile, type FileResponse } from './serve-thanks-file.ts';
export { withdrawThanks } from './withdraw-thanks.ts';
