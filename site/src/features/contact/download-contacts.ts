import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';
import type { ApiResponse } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

/** Saves the file of the fans who let a charity write to them. */
export async function downloadContacts(id: string, language: Language) {
  const outcome = await callWithStepUp(async () => {
    const sent = api.charities[':id'].contacts.file.$post({ param: { id }, query: { language } });
    const response: ApiResponse & Pick<Response, 'blob'> = await sent;
    const { ok, status } = response;
    return { ok, status, json: () => (ok ? response.blob() : response.json()) };
  });
  if (outcome.kind === 'done' && outcome.value instanceof Blob)
    saveFile(outcome.value, 'power-hour-contacts.csv');
  return outcome;
}
