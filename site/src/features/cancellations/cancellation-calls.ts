import { api } from '../accounts/api.ts';

const { campaigns, admin } = api;

/** The endpoints that end a campaign, for its owner or an admin. */
export const ENDINGS = {
  owner: { refunds: campaigns[':id'].refunds, end: campaigns[':id'].cancel },
  admin: { refunds: admin.campaigns[':id'].refunds, end: admin.campaigns[':id'].stop },
} as const;

/** The role in which a person ends a campaign. */
export type EndingRole = keyof typeof ENDINGS;
