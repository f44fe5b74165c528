import { useEffect, useRef } from 'react';

/** Without checkboxes: one that the browser restores on a reload must not count as a press. */
const FIELDS = 'textarea, input:not([type=checkbox], [type=file])';

/** The text typed into textareas before this file loaded: hydration resets textareas to their rendered text. */
const TYPED_OVER = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('textarea')]
        .filter(({ value, defaultValue }) => value !== defaultValue)
        .map((field) => [field, field.value]),
);

/**
 * Returns a ref for an element whose fields keep what was entered before hydration. If React controls the value, the
 * input is reported to it: React neither undoes nor notices such input, except that it resets textareas.
 */
export function useEarlyInput<T extends HTMLElement>(isControlled = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
    for (const field of fields ?? []) {
      const typed = field instanceof HTMLTextAreaElement ? TYPED_OVER.get(field) : undefined;
      if (field instanceof HTMLTextAreaElement) TYPED_OVER.delete(field);
      if (!isControlled && typed === undefined) continue;
      const value = typed ?? field.value;
      if (field instanceof HTMLInputElement && field.type === 'radio') replayChoice(field);
      else if (value !== field.defaultValue) replayText(field, value);
    }
  }, [isControlled]);
  return ref;
}

function replayChoice(field: HTMLInputElement): void {
  if (!field.checked || field.defaultChecked) return;
  field.checked = false;
  field.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React compares with the last value that was set on the element itself.
  field.value = field.defaultValue;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
