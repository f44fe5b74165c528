import { z } from 'zod';
import { DAY_MS, SECOND_MS } from '#api/platform/rules.ts';

/** Stripe's bounds for `expires_at`, counted from the session's creation. */
export const SHORTEST_SESSION_S = 30 * 60;
export const LONGEST_SESSION_S = DAY_MS / SECOND_MS;
/** Stripe's smallest charge in EUR, in cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const SMALLEST_AMOUNT = 50;
const LARGEST_AMOUNT = 99_999_999;

const invalid = (code: string, error: string) => ({ error, params: { code } });

const Text = (max: number) =>
  z
    .string()
    .min(1, 'You passed an empty string.')
    .max(max, `Invalid string: must be at most ${max} characters.`);
export const WholeNumber = z
  .string()
  .refine((text) => /^-?\d{1,15}$/.test(text), invalid('parameter_invalid_integer', 'Invalid integer'))
  .transform(Number);

/** https://docs.stripe.com/api/metadata: 50 keys of 40 characters, values of 500. */
export const Metadata = z
  .record(
    z.string().max(40, 'Metadata keys can have up to 40 characters.'),
    z.string().max(500, 'Metadata values can have up to 500 characters.'),
  )
  .refine((data) => Object.keys(data).length <= 50, 'Metadata can have up to 50 keys.');

const ReturnUrl = z
  .string()
  .max(5000, 'Invalid URL: must be at most 5000 characters.')
  .refine((text) => isHttpUrl(text.replaceAll('{CHECKOUT_SESSION_ID}', 'id')), {
    ...invalid('url_invalid', 'Not a valid URL: it needs an explicit scheme, as in https://.'),
  });
const ImageUrl = z.string().max(2048).refine(isHttpUrl, invalid('url_invalid', 'Not a valid URL'));

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

export const Expand = z.array(z.string()).max(20).default([]);

const LineItem = z.strictObject({
  price_data: z.strictObject({
    currency: z
      .string()
      .regex(/^[a-z]{3}$/i, 'Invalid currency: it must be a three-letter ISO code.')
      .toLowerCase(),
    unit_amount: WholeNumber.pipe(
      z
        .number()
        .min(SMALLEST_AMOUNT, 'The amount is too small: the total must convert to at least 50 cents.')
        .max(LARGEST_AMOUNT, 'The amount is too large.'),
    ),
    product_data: z.strictObject({
      name: Text(250),
      description: Text(1000).optional(),
      images: z.array(ImageUrl).max(8, 'A product can have up to 8 images.').default([]),
      metadata: Metadata.default({}),
    }),
  }),
  quantity: WholeNumber.pipe(z.number().min(1, 'Quantity must be at least 1.').max(999_999)),
});

/** The body of `POST /v1/checkout/sessions`: the parameters that a one-off payment needs. */
export const CreateSession = z.strictObject({
  mode: z.literal('payment', 'The sandbox stands in for one-off payments: mode must be payment.'),
  ui_mode: z.literal('hosted_page', 'The sandbox only has the hosted page.').default('hosted_page'),
  line_items: z
    .array(LineItem)
    .min(1, 'line_items needs at least one item.')
    .max(100, 'line_items can have up to 100 items.'),
  success_url: ReturnUrl,
  cancel_url: ReturnUrl.optional(),
  client_reference_id: Text(200).optional(),
  customer_email: z
    .string()
    .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'Invalid email address')
    .max(512)
    .optional(),
  locale: z
    .string()
    .regex(/^(auto|[a-z]{2,3}(-[A-Z]{2}|-419)?)$/, 'Invalid locale')
    .default('auto'),
  metadata: Metadata.default({}),
  payment_intent_data: z
    .strictObject({
      description: Text(1000).optional(),
      metadata: Metadata.default({}),
      receipt_email: Text(512).optional(),
      statement_descriptor_suffix: z
        .string()
        .regex(/^[\x20-\x7e]{1,22}$/, 'The statement descriptor suffix must be at most 22 characters.')
        .optional(),
      transfer_group: Text(200).optional(),
    })
    .default({ metadata: {} }),
  allowed_payment_method_types: z.array(z.string()).min(1).max(50).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay'], 'Invalid submit_type').optional(),
  expires_at: WholeNumber.optional(),
  expand: Expand,
});
export type CreateSession = z.output<typeof CreateSession>;

export const RetrieveParams = z.strictObject({ expand: Expand });

export const ListSessions = z.strictObject({
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired'], 'Invalid status').optional(),
  limit: WholeNumber.pipe(
    z.number().min(1, 'Limit must be at least 1.').max(100, 'Limit must be at most 100.'),
  ).default(10),
  starting_after: z.string().optional(),
  expand: Expand,
});
export type ListSessions = z.output<typeof ListSessions>;

/** The query of `GET /v1/disputes`, for the disputes of one payment. */
export const ListDisputes = z.strictObject({ payment_intent: z.string(), expand: Expand });

export const CreateRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: WholeNumber.pipe(z.number().min(1, 'Invalid positive integer')).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer'], 'Invalid reason').optional(),
  metadata: Metadata.default({}),
  expand: Expand,
});
export type CreateRefund = z.output<typeof CreateRefund>;
