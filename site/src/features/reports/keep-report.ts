import { deleteDraft, findDraft, pickTexts, storeDraft } from '#widget/client/drafts.ts';

/** Stores what is typed into a report until it is sent, so that it survives a reload or a change of language. */
export function keepReport(form: HTMLFormElement): void {
  const name = `words-report${location.search}` as const;
  for (const [field, text] of Object.entries(pickTexts(findDraft(name, null)))) {
    const input = form.querySelector<HTMLInputElement>(`[name="${field}"]`);
    if (input?.value === '') input.value = text;
  }
  form.addEventListener('input', () => storeDraft(name, null, Object.fromEntries(new FormData(form))));
  form.addEventListener('submit', () => deleteDraft(name));
}
