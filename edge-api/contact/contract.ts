import { z } from 'zod';
import { encodeMessage, encodeTooLong } from '../platform/contract.ts';
import { keysetQuery, listPage } from '../platform/paging.ts';
import { CONTACT_ENDINGS, CONTACT_VERSIONS, FETCHES_PAGE_SIZE } from './rules.ts';
import {
  ADDRESS_NOT_PUBLIC,
  DELIVERIES_PAGE_SIZE,
  DELIVERY_STATES,
  WEBHOOK_TYPES,
  WEBHOOK_URL_MAX,
} from './webhook-rules.ts';

/** A fan's consent that a charity writes to them, in the version of the text that the page showed. */
export const AllowContact = z.object({ version: z.enum(CONTACT_VERSIONS) });
export type AllowContact = z.infer<typeof AllowContact>;

/** Which charity asks whether it may write to the fan of a paid answer, and whether it may. */
export const ContactChoice = z.object({ charity: z.string(), isAllowed: z.boolean() });
export type ContactChoice = z.infer<typeof ContactChoice>;

/** Who fetched a charity's file and when; null once their account is erased. */
export const ContactFetch = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
});

export const FetchesQuery = keysetQuery(FETCHES_PAGE_SIZE);
/** A page of who fetched the file, and how many fans are in it now. */
export const ContactFetchesPage = listPage(ContactFetch).extend({ contacts: z.number().int() });
export type ContactFetchesPage = z.infer<typeof ContactFetchesPage>;

/** Where a charity's own system hears of consents; `url` is null where it does not. */
export const Webhook = z.object({
  url: z.string().nullable(),
  /** Since when nothing is sent, because the receiver answered 410. */
  stoppedAt: z.iso.datetime().nullable(),
  /** Until when the former secret signs as well. */
  formerSecretUntil: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The same with the secret that signs from now on, which no other answer has. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const WebhookAddress = z.object({
  url: z.url(encodeMessage(ADDRESS_NOT_PUBLIC)).max(WEBHOOK_URL_MAX, encodeTooLong(WEBHOOK_URL_MAX)),
});
export type WebhookAddress = z.infer<typeof WebhookAddress>;

/** A message to a charity's system, by its `webhook-id`; `status` is null while nothing has answered. */
export const WebhookDelivery = z.object({
  id: z.string(),
  type: z.enum(WEBHOOK_TYPES),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime(),
  attempts: z.number().int(),
  status: z.number().int().nullable(),
  state: z.enum(DELIVERY_STATES),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const DeliveriesQuery = keysetQuery(DELIVERIES_PAGE_SIZE);
export const WebhookDeliveriesPage = listPage(WebhookDelivery);
export type WebhookDeliveriesPage = z.infer<typeof WebhookDeliveriesPage>;

const CampaignName = z.object({ slug: z.string(), name: z.string() });

/** The message about a payment whose fan the charity may write to; `payment` names it in both messages. */
export const PaymentConsented = z.object({
  type: z.literal('payment.consented'),
  timestamp: z.iso.datetime(),
  data: z.object({
    payment: z.string(),
    campaign: CampaignName,
    name: z.string(),
    email: z.string(),
    consentedAt: z.iso.datetime(),
  }),
});

/** The message that a charity may not write to the fan of a payment any more, and why. */
export const PaymentWithdrawn = z.object({
  type: z.literal('payment.withdrawn'),
  timestamp: z.iso.datetime(),
  data: z.object({ payment: z.string(), campaign: CampaignName, reason: z.enum(CONTACT_ENDINGS) }),
});

/** The message of the test button. */
export const WebhookTest = z.object({
  type: z.literal('webhook.test'),
  timestamp: z.iso.datetime(),
  data: z.object({}),
});
export type WebhookMessage = z.infer<typeof PaymentConsented | typeof PaymentWithdrawn | typeof WebhookTest>;
