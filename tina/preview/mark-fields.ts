/** Marks for the editor which element of a block shows which field: the innermost one with the field's text. */
function markFields(block: HTMLElement): void {
  const elements = [...block.querySelectorAll('*')].map(
    (element) => [element, (element.textContent || '').replace(/\s+/g, ' ').trim()] as const,
  );
  const texts: unknown = JSON.parse(block.dataset['texts'] ?? '[]');
  if (!Array.isArray(texts)) return;
  for (const [text, field] of texts) {
    const shown = elements.findLast(([element, own]) => own === text && !element.hasAttribute(FIELD));
    shown?.[0].setAttribute(FIELD, String(field));
  }
}

function markBlocks(preview: HTMLElement): void {
  for (const block of preview.querySelectorAll<HTMLElement>('[data-texts]')) markFields(block);
}

const FIELD = 'data-tina-field';
const preview = document.querySelector<HTMLElement>('[data-tina-island]');
if (preview) {
  markBlocks(preview);
  new MutationObserver(() => markBlocks(preview)).observe(preview, { childList: true });
}
