export { endContacts } from './end-contacts.ts';
export { contactData } from './personal-data.ts';
export { queueConsented } from './queue-consented.ts';
export { pruneDeliveries } from './webhooks/own-webhook.ts';
export { sendAllDueDeliveries, sendDueDeliveries, WAKE_UP } from './webhooks/send-deliveries.ts';
