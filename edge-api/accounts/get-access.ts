import type { Ctx } from '../platform/context.ts';
import { NO_PERMISSIONS, getPermissions, type Permissions, type Role } from './rules.ts';

/** What the caller may do; a visitor without a session has no role and may do none of it (api.md, /api/access). */
export function getAccess(ctx: Ctx): { readonly role: Role | null; readonly can: Permissions } {
  if (ctx.actor.kind !== 'person') return { role: null, can: NO_PERMISSIONS };
  const { role } = ctx.actor.person;
  return { role, can: getPermissions(role) };
}
