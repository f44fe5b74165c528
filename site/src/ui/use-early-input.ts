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
 * Returns a ref for an element whose fields keep what was entered before hydration, and report it to their form, which
 * may store a draft. React neither undoes nor notices such input, except that it resets textareas.
 */
export function useEarlyInput<T extends HTMLElement>(isControlled = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
    for (const field of fields ?? []) {
      const typed = field instanceof HTMLTextAreaElement ? TYPED_OVER.get(field) : undefined;
      if (field instanceof HTMLTextAreaElement) TYPED_OVER.delete(field);
      const value = typed ?? field.value;
      if (field instanceof HTMLInputElement && field.type === 'radio') replayChoice(field);
      else if (value !== field.defaultValue) {
        if (isControlled || typed !== undefined) setAgain(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, [isControlled]);
  return ref;
}

function replayChoice(field: HTMLInputElement): void {
  if (!field.checked || field.defaultChecked) return;
  field.checked = false;
  field.click();
}

/** Makes React notice a value: it compares with the last one that was set on the element itself. */
function setAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Reflect.set(prototype, 'value', value, field);
}
