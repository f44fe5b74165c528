/** What modules above wall may call. */
export { isOnWall } from './is-on-wall.ts';
export { erasePermissions, exportPermissions } from './personal-data.ts';
export { prunePermissions } from './prune-permissions.ts';
