import { parseReceipt } from '#api/scoring/entry-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { checkReceipt, createPageReader } from './check-receipt.ts';

/** Checks the code in the field, and says below it what the result is; the words are in the page. */
export async function runCheck(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const receipt = parseReceipt(input.value);
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const say = (kind: string, values: Readonly<Record<string, number>> = {}) => {
    if (!status) return;
    status.textContent = fillText(form.querySelector(`[data-text="${kind}"]`)?.textContent ?? '', values);
    status.dataset['kind'] = kind;
  };
  input.setAttribute('aria-invalid', String(!receipt));
  if (problem) problem.hidden = receipt !== undefined;
  if (!receipt) {
    if (status) status.textContent = '';
    input.focus();
    return;
  }
  say('checking');
  const result = await checkReceipt(receipt, createPageReader(form.dataset['slug'] ?? ''));
  // The visitor may have typed another one meanwhile.
  if (parseReceipt(input.value)?.hash !== receipt.hash) return;
  const { position } = receipt;
  say(result.kind, result.kind === 'found' ? { position, length: result.length } : { position });
}
