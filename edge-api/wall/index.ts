export { isOnWall } from './is-on-wall.ts';
export { toWallName } from './list-wall.ts';
export { prunePermissions, wallData } from './personal-data.ts';
