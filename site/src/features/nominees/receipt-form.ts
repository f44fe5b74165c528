/**
 * Watches the form that checks a receipt. The page loads only this; the check itself is imported when a visitor asks
 * for one, by the button or by a link with `#receipt=…`. A fan's own link adds `&answer=…`.
 */
export function watchReceiptForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-receipt-form]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const run = async (answerId?: string) => {
    const { runCheck } = await import('./run-receipt-check.ts');
    await runCheck(form, input, answerId);
  };
  const runFromAddress = () => {
    const link = new URLSearchParams(location.hash.slice(1));
    const code = link.get('receipt');
    if (!code) return;
    input.value = code;
    form.scrollIntoView({ block: 'center' });
    void run(link.get('answer') ?? undefined);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  window.addEventListener('hashchange', runFromAddress);
  runFromAddress();
}
