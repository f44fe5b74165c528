import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import { INSTANT_MAX } from '../platform/rules.ts';
import {
  METADATA_ENTRIES_MAX,
  METADATA_TOO_MANY,
  PAGE_NOT_A_PATH,
  TRACKING_LABEL_MAX,
  TRACKING_NAME,
} from './rules.ts';

const VALUE_MAX = 1_000_000_000;
const Name = z.string().min(1).max(64, { abort: true }).regex(TRACKING_NAME);
const MetadataValue = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

/** A tracking event (RULES.md, "Tracking") as a page may send it; a `userId` is ignored, because the server sets it. */
export const TrackingEvent = z.object({
  event: Name,
  category: Name.optional(),
  action: Name.optional(),
  label: z.string().max(TRACKING_LABEL_MAX).optional(),
  value: z.number().min(-VALUE_MAX).max(VALUE_MAX).optional(),
  timestamp: z.string().max(INSTANT_MAX).pipe(z.iso.datetime()).optional(),
  page: z.string().max(300).startsWith('/', encodeMessage(PAGE_NOT_A_PATH)).optional(),
  sessionId: z.string().max(64).optional(),
  metadata: z
    .record(z.string().max(40), MetadataValue)
    .refine(
      (entries) => Object.keys(entries).length <= METADATA_ENTRIES_MAX,
      encodeMessage(METADATA_TOO_MANY),
    )
    .optional(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;
