import { z } from 'zod';
import { CampaignName } from '../campaigns/contract.ts';
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

/** A fan's consent that a charity may write to them, with the version of the text shown. */
export const AllowContact = z.object({ version: z.enum(CONTACT_VERSIONS) });
export type AllowContact = z.infer<typeof AllowContact>;

/** The charity of a paid answer that may ask to write to its fan, and whether it is allowed to. */
export const ContactChoice = z.object({ charity: z.string(), isAllowed: z.boolean() });
export type ContactChoice = z.infer<typeof ContactChoice>;

/** A download of a charity's file; `by` is null once that account is erased. */
export const ContactFetch = z.object({ id: z.string(), at: z.iso.datetime(), by: z.string().nullable() });

export const FetchesQuery = keysetQuery(FETCHES_PAGE_SIZE);
/** A page of downloads, and the number of fans in the file now. */
export const ContactFetchesPage = listPage(ContactFetch).extend({ contacts: z.number().int() });
export type ContactFetchesPage = z.infer<typeof ContactFetchesPage>;

/** A charity's webhook for consents; `url` is null without one. */
export const Webhook = z.object({
  url: z.string().nullable(),
  /** When sending stopped because the receiver answered 410. */
  stoppedAt: z.iso.datetime().nullable(),
  /** Until when messages are also signed with the former secret. */
  formerSecretUntil: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The same with the secret used from now on, which no other response contains. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const WebhookAddress = z.object({
  url: z.url(encodeMessage(ADDRESS_NOT_PUBLIC)).max(WEBHOOK_URL_MAX, encodeTooLong(WEBHOOK_URL_MAX)),
});
export type WebhookAddress = z.infer<typeof WebhookAddress>;

/** A message to a charity's system, by its `webhook-id`; `status` is null without a response. */
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

const CampaignRef = CampaignName.pick({ slug: true, name: true });

/** The message that a charity may write to the fan of a payment; `payment` identifies it in both messages. */
export const PaymentConsented = z.object({
  type: z.literal('payment.consented'),
  timestamp: z.iso.datetime(),
  data: z.object({
    payment: z.string(),
    campaign: CampaignRef,
    name: z.string(),
    email: z.string(),
    consentedAt: z.iso.datetime(),
  }),
});

/** The message that a charity may no longer write to the fan of a payment, and why. */
export const PaymentWithdrawn = z.object({
  type: z.literal('payment.withdrawn'),
  timestamp: z.iso.datetime(),
  data: z.object({ payment: z.string(), campaign: CampaignRef, reason: z.enum(CONTACT_ENDINGS) }),
});

/** The message of the test button. */
export const WebhookTest = z.object({
  type: z.literal('webhook.test'),
  timestamp: z.iso.datetime(),
  data: z.object({}),
});
export type WebhookMessage = z.infer<typeof PaymentConsented | typeof PaymentWithdrawn | typeof WebhookTest>;
