import { z } from 'zod';
import { Statement } from '../payouts/contract.ts';
import { AdminCampaign, CampaignInReview, Moment, ReadNote } from './contract.ts';

/** How many mails of one occasion wait, were sent or failed, and when the last was written. */
const MailCount = z.object({
  /** The occasion, such as `paid`. */
  id: z.string(),
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  lastAt: Moment,
});

/** A campaign as an admin sees it: whose it is, when it meets, its figures, its mails and what admins noted. */
export const CampaignRecord = AdminCampaign.extend({
  owner: z.object({ name: z.string().nullable(), email: z.string(), isSuspended: z.boolean() }),
  /** The day and time of the meeting in Amsterdam; empty while it has none. */
  plannedDate: z.string(),
  plannedTime: z.string(),
  plannedLocation: z.string().nullable(),
  version: z.number().int(),
  statement: Statement,
  /** What a decision about it needs; null where none is due. */
  inReview: CampaignInReview.nullable(),
  mails: z.array(MailCount),
  notes: z.array(ReadNote),
});
export type CampaignRecord = z.infer<typeof CampaignRecord>;
