import { CONTACT_VERSION } from '#api/contact/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

const { contact } = api['campaign-submissions'][':id'];
const { contacts, webhook } = api.charities[':id'];

/** Lets the charity of one's own paid answer write, in the text of the page, or takes that back. */
export const chooseContact = (id: string, isAllowed: boolean) =>
  callEndpoint<Awaited<ReturnType<typeof contact.$put>> | Awaited<ReturnType<typeof contact.$delete>>>(() =>
    isAllowed
      ? contact.$put({ param: { id }, json: { version: CONTACT_VERSION } })
      : contact.$delete({ param: { id } }),
  );

/** Reads a page of who fetched a charity's file, and how many fans are in it. */
export const readFetches = (id: string, query: Place, signal: AbortSignal) =>
  callEndpoint(() => contacts.$get({ param: { id }, query }, { init: { signal } }));

/** Saves the file of the fans who let a charity write to them. */
export async function downloadContacts(id: string, language: Language) {
  const outcome = await callWithStepUp(async () => {
    const sent = contacts.file.$post({ param: { id }, query: { language } });
    const response: ApiResponse & Pick<Response, 'blob'> = await sent;
    const { ok, status } = response;
    return { ok, status, json: () => (ok ? response.blob() : response.json()) };
  });
  if (outcome.kind === 'done' && outcome.value instanceof Blob)
    saveFile(outcome.value, 'power-hour-contacts.csv');
  return outcome;
}

/** Saves that address; the answer has the secret. */
export const saveWebhook = (id: string, url: string) =>
  callWithStepUp(() => webhook.$put({ param: { id }, json: { url } }));

/** Makes a new secret, which the answer has. */
export const rotateSecret = (id: string) => callWithStepUp(() => webhook.secret.$post({ param: { id } }));

/** Tells the system nothing any more. */
export const deleteWebhook = (id: string) => callWithStepUp(() => webhook.$delete({ param: { id } }));

/** Sends the system a trial. */
export const testWebhook = (id: string) => callEndpoint(() => webhook.test.$post({ param: { id } }));

/** Reads a page of the messages to the system. */
export const readDeliveries = (id: string, query: Place, signal: AbortSignal) =>
  callEndpoint(() => webhook.deliveries.$get({ param: { id }, query }, { init: { signal } }));

/** Sends the system a message once more. */
export const resendDelivery = (id: string, deliveryId: string) =>
  callEndpoint(() => webhook.deliveries[':deliveryId'].resend.$post({ param: { id, deliveryId } }));
