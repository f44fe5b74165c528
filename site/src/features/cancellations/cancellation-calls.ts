import { api } from '../accounts/api.ts';

/** The calls that end a campaign, for its owner or an admin. */
export const CALLS = {
  owner: {
    read: (id: string, signal: AbortSignal) =>
      api.campaigns[':id'].refunds.$get({ param: { id } }, { init: { signal } }),
    end: (id: string, reason: string) =>
      api.campaigns[':id'].cancel.$post({ param: { id }, json: { reason } }),
  },
  admin: {
    read: (id: string, signal: AbortSignal) =>
      api.admin.campaigns[':id'].refunds.$get({ param: { id } }, { init: { signal } }),
    end: (id: string, reason: string) =>
      api.admin.campaigns[':id'].stop.$post({ param: { id }, json: { reason } }),
  },
} as const;

/** The role in which a person ends a campaign. */
export type EndingRole = keyof typeof CALLS;
