/**
 * Watches the form that checks a receipt. It is all that the page loads for it: what does the check comes when a visitor
 * asks for one, by the button or by a link with `#receipt=…`.
 */
export function watchReceiptForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-receipt-form]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const run = async () => {
    const { runCheck } = await import('./run-receipt-check.ts');
    await runCheck(form, input);
  };
  const runFromAddress = () => {
    const [, code] = /^#receipt=(.+)$/.exec(location.hash) ?? [];
    if (code === undefined) return;
    input.value = code;
    form.scrollIntoView({ block: 'center' });
    void run();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  window.addEventListener('hashchange', runFromAddress);
  runFromAddress();
}
