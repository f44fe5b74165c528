export { discardFiles } from './discard-files.ts';
export { isSeenBy } from './get-thank-you.ts';
export { listThanksFiles } from './list-thanks-files.ts';
export { thanksData } from './personal-data.ts';
export { withdrawThanks } from './send-thanks.ts';
export { streamFile, type FileResponse } from './serve-thanks-file.ts';
