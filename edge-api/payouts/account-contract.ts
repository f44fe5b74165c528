import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
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

/** Returns an IBAN or BIC as it is stored: capitals without spaces or hyphens. */
const normalize = (text: string) => electronicFormatIBAN(text) ?? '';

export const NewPayoutAccount = z.object({
  holder: z
    .string({ error: encodeMessage(HOLDER_REQUIRED) })
    .trim()
    .min(1, encodeMessage(HOLDER_REQUIRED))
    .max(HOLDER_MAX, encodeMessage(HOLDER_TOO_LONG)),
  iban: z
    .string({ error: encodeMessage(IBAN_INVALID) })
    .max(IBAN_INPUT_MAX, encodeMessage(IBAN_INVALID))
    .transform(normalize)
    .pipe(
      z
        .string()
        .refine((iban) => isValidIBAN(iban), { error: encodeMessage(IBAN_INVALID), abort: true })
        .refine((iban) => isSEPACountry(iban.slice(0, 2)), { error: encodeMessage(IBAN_OUTSIDE_SEPA) }),
    ),
  bic: z
    .string()
    .max(IBAN_INPUT_MAX, encodeMessage(BIC_INVALID))
    .transform(normalize)
    .refine((bic) => bic === '' || isValidBIC(bic), { error: encodeMessage(BIC_INVALID) })
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
