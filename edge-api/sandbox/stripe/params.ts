import { z } from 'zod';
import { DAY_MS, LANGUAGES, SECOND_MS } from '#api/platform/rules.ts';

/** Stripe's bounds for `expires_at`, counted from the session's creation. */
export const SHORTEST_SESSION_S = 30 * 60;
export const LONGEST_SESSION_S = DAY_MS / SECOND_MS;
/** Stripe's smallest charge in EUR, in cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const SMALLEST_AMOUNT = 50;
const LARGEST_AMOUNT = 99_999_999;

const invalid = (code: string, error: string) => ({ error, params: { code } });

const Text = (max: number) => z.string().min(1).max(max);
const WholeNumber = z
  .string()
  .refine((text) => /^-?\d{1,15}$/.test(text), invalid('parameter_invalid_integer', 'Invalid integer'))
  .transform(Number);
export const wholeNumber = (min: number, max: number) => WholeNumber.pipe(z.number().min(min).max(max));
export const Amount = wholeNumber(1, LARGEST_AMOUNT);

/** https://docs.stripe.com/api/metadata: 50 keys of 40 characters, values of 500. */
export const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((data) => Object.keys(data).length <= 50)
  .default({});

/** A URL in which Stripe inserts the session's id. */
export const Address = z
  .string()
  .max(5000)
  .refine(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text.replaceAll('{CHECKOUT_SESSION_ID}', 'id')),
    invalid('url_invalid', 'Not a valid URL: it needs an explicit scheme, as in https://.'),
  );

const LineItem = z.strictObject({
  price_data: z.strictObject({
    currency: z.literal('eur'),
    unit_amount: wholeNumber(SMALLEST_AMOUNT, LARGEST_AMOUNT),
    product_data: z.strictObject({
      name: Text(250),
      description: Text(1000).optional(),
      images: z.array(Address).max(8).default([]),
    }),
  }),
  quantity: z.literal('1'),
});

/** The body of `POST /v1/checkout/sessions`, restricted to what the product sends. */
export const CreateSession = z.strictObject({
  mode: z.literal('payment', 'The sandbox stands in for one-off payments: mode must be payment.'),
  line_items: z.tuple([LineItem]),
  success_url: Address,
  cancel_url: Address.optional(),
  client_reference_id: Text(200).optional(),
  customer_email: z
    .string()
    .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/)
    .max(512)
    .optional(),
  locale: z.enum(LANGUAGES).default('en'),
  metadata: Metadata,
  payment_intent_data: z
    .strictObject({
      metadata: Metadata,
      statement_descriptor_suffix: z
        .string()
        .regex(/^[\x20-\x7e]{1,22}$/)
        .optional(),
      transfer_group: Text(200).optional(),
    })
    .default({ metadata: {} }),
  allowed_payment_method_types: z.array(z.string()).min(1).max(50).optional(),
  submit_type: z.literal('donate').optional(),
  expires_at: WholeNumber.optional(),
});
export type CreateSession = z.output<typeof CreateSession>;

const EXPANDABLE = [
  'payment_intent',
  'payment_intent.latest_charge',
  'payment_intent.latest_charge.balance_transaction',
] as const;
export const RetrieveSession = z.strictObject({ expand: z.array(z.enum(EXPANDABLE)).default([]) });

export const ListSessions = z.strictObject({
  payment_intent: z.string().optional(),
  limit: wholeNumber(1, 100).default(10),
});

/** The query of `GET /v1/disputes`, for the disputes of one payment. */
export const ListDisputes = z.strictObject({ payment_intent: z.string() });

export const CreateRefund = z.strictObject({ payment_intent: z.string(), amount: Amount.optional() });
