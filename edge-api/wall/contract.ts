import { z } from 'zod';
import { cleanName, hasContact, NAME_MAX } from '../accounts/rules.ts';
import { encodeMessage, encodeTooLong } from '../platform/contract.ts';
import { keysetQuery, listPage } from '../platform/paging.ts';
import {
  DECISIONS_PAGE_SIZE,
  DISPLAY_NAME_HAS_CONTACT,
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_REQUIRED,
  WALL_DECISIONS,
  WALL_STATES,
} from './rules.ts';

/** A fan's permission for others to read their answer, under a name of their choice. */
export const AllowAnswer = z.object({
  displayName: z
    .string({ error: encodeMessage(DISPLAY_NAME_REQUIRED) })
    .max(NAME_MAX * 10, encodeTooLong(DISPLAY_NAME_MAX))
    .transform(cleanName)
    .pipe(
      z
        .string()
        .min(1, encodeMessage(DISPLAY_NAME_REQUIRED))
        .max(DISPLAY_NAME_MAX, encodeTooLong(DISPLAY_NAME_MAX))
        .refine((name) => !hasContact(name), encodeMessage(DISPLAY_NAME_HAS_CONTACT)),
    ),
});
export type AllowAnswer = z.infer<typeof AllowAnswer>;

/** A permission as its fan sees it: the displayed name, and whether the answer can be read by now. */
export const Permission = z.object({ displayName: z.string(), isShown: z.boolean() });
export type Permission = z.infer<typeof Permission>;

export const WallAnswer = z.object({
  submissionId: z.string(),
  displayName: z.string(),
  answer: z.string(),
  isWinner: z.boolean(),
  /** The minute of the campaign's dial that it lights up. */
  minute: z.number().int(),
});
export type WallAnswer = z.infer<typeof WallAnswer>;

/** A page of the wall: the first page starts with the winners' answers, followed by the latest. */
export const Wall = listPage(WallAnswer);
export type Wall = z.infer<typeof Wall>;

/** An allowed answer as the campaign's owner sees it. */
export const AllowedAnswer = WallAnswer.omit({ minute: true }).extend({
  state: z.enum(WALL_STATES),
  allowedAt: z.iso.datetime(),
});
export type AllowedAnswer = z.infer<typeof AllowedAnswer>;

export const AllowedAnswersQuery = keysetQuery(DECISIONS_PAGE_SIZE).extend({
  state: z.enum(WALL_STATES).default('waiting'),
});
export type AllowedAnswersQuery = z.infer<typeof AllowedAnswersQuery>;

export const AllowedAnswersPage = listPage(AllowedAnswer);
export type AllowedAnswersPage = z.infer<typeof AllowedAnswersPage>;

/** An owner's decision; `displayName` is the name that they saw, as the fan may have changed it since. */
export const DecideAnswer = z.object({
  state: z.enum(WALL_DECISIONS),
  displayName: z.string().max(NAME_MAX).optional(),
});
export type DecideAnswer = z.infer<typeof DecideAnswer>;
