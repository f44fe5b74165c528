import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import {
  ACCOUNT_ACTIONS,
  BIC_INVALID,
  HOLDER_MAX,
  HOLDER_REQUIRED,
  HOLDER_TOO_LONG,
  IBAN_INPUT_MAX,
  IBAN_INVALID,
  IBAN_OUTSIDE_SEPA,
} from './account-rules.ts';
import { isBic, isIban, isWithinSepa, normalizeIban } from './iban.ts';

export const NewPayoutAccount = z.object({
  holder: z
    .string({ error: encodeMessage(HOLDER_REQUIRED) })
    .trim()
    .min(1, encodeMessage(HOLDER_REQUIRED))
    .max(HOLDER_MAX, encodeMessage(HOLDER_TOO_LONG)),
  iban: z
    .string({ error: encodeMessage(IBAN_INVALID) })
    .max(IBAN_INPUT_MAX, encodeMessage(IBAN_INVALID))
    .transform(normalizeIban)
    .pipe(
      z
        .string()
        .refine(isIban, { error: encodeMessage(IBAN_INVALID), abort: true })
        .refine(isWithinSepa, { error: encodeMessage(IBAN_OUTSIDE_SEPA) }),
    ),
  bic: z
    .string()
    .max(IBAN_INPUT_MAX, encodeMessage(BIC_INVALID))
    .transform(normalizeIban)
    .refine((bic) => bic === '' || isBic(bic), { error: encodeMessage(BIC_INVALID) })
    .default(''),
});
export type NewPayoutAccount = z.infer<typeof NewPayoutAccount>;

/** An entry of the log of a bank account; `by` is null for an account of ours that is gone. */
const AccessEntry = z.object({
  action: z.enum(ACCOUNT_ACTIONS),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

/** A charity's bank account without most of its number, and who last looked at it or changed it. */
export const PayoutAccount = z.object({
  account: z
    .object({
      holder: z.string(),
      maskedIban: z.string(),
      bic: z.string().nullable(),
      updatedAt: z.iso.datetime(),
    })
    .nullable(),
  log: z.array(AccessEntry),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** The number in full. */
export const RevealedAccount = z.object({ iban: z.string() });
export type RevealedAccount = z.infer<typeof RevealedAccount>;
