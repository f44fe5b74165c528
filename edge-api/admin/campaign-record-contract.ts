import { z } from 'zod';
import { Statement } from '../payouts/contract.ts';
import { AdminCampaign, CampaignInReview, Moment, ReadNote } from './contract.ts';

/** The mails of one occasion: how many wait, were sent or failed, and when the last was queued. */
const MailCount = z.object({
  /** The occasion, such as `paid`. */
  id: z.string(),
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  lastAt: Moment,
});

/** A campaign as an admin sees it, with its owner, meeting, figures, mails and admins' notes. */
export const CampaignRecord = AdminCampaign.extend({
  owner: z.object({ name: z.string().nullable(), email: z.string(), isSuspended: z.boolean() }),
  /** The date and time of the meeting in Amsterdam; empty without one. */
  plannedDate: z.string(),
  plannedTime: z.string(),
  plannedLocation: z.string().nullable(),
  version: z.number().int(),
  statement: Statement,
  /** What an admin needs for the review; null if none is due. */
  inReview: CampaignInReview.nullable(),
  mails: z.array(MailCount),
  notes: z.array(ReadNote),
});
export type CampaignRecord = z.infer<typeof CampaignRecord>;
