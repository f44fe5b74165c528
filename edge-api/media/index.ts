export { showMedia } from './show-media.ts';
