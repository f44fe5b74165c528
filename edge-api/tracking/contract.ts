import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import { INSTANT_MAX } from '../platform/rules.ts';
import {
  METADATA_ENTRIES_MAX,
  METADATA_KEY_MAX,
  METADATA_TEXT_MAX,
  METADATA_TOO_MANY,
  PAGE_NOT_A_PATH,
  TRACKING_LABEL_MAX,
  TRACKING_NAME,
  TRACKING_NAME_MAX,
  TRACKING_PAGE_MAX,
  TRACKING_SESSION_MAX,
  TRACKING_VALUE_MAX,
} from './rules.ts';

const Name = z.string().min(1).max(TRACKING_NAME_MAX, { abort: true }).regex(TRACKING_NAME);
const MetadataValue = z.union([z.string().max(METADATA_TEXT_MAX), z.number(), z.boolean(), z.null()]);

/** A tracking event (RULES.md, "Data") as a page may send it; `userId` is not read, since the server fills it in. */
export const TrackingEvent = z.object({
  event: Name,
  category: Name.optional(),
  action: Name.optional(),
  label: z.string().max(TRACKING_LABEL_MAX).optional(),
  value: z.number().min(-TRACKING_VALUE_MAX).max(TRACKING_VALUE_MAX).optional(),
  timestamp: z.string().max(INSTANT_MAX).pipe(z.iso.datetime()).optional(),
  page: z.string().max(TRACKING_PAGE_MAX).startsWith('/', encodeMessage(PAGE_NOT_A_PATH)).optional(),
  sessionId: z.string().max(TRACKING_SESSION_MAX).optional(),
  metadata: z
    .record(z.string().max(METADATA_KEY_MAX), MetadataValue)
    .refine(
      (entries) => Object.keys(entries).length <= METADATA_ENTRIES_MAX,
      encodeMessage(METADATA_TOO_MANY),
    )
    .optional(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;
