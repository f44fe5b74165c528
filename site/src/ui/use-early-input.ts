import { useEffect, useRef } from 'react';

/** A box that a browser ticks again on a reload may not count as a press. */
const FIELDS = 'textarea, input:not([type=checkbox], [type=file])';

/**
 * Returns the ref of an element whose fields report, once the page's script runs, what was entered into them before:
 * React neither undoes nor notices it.
 */
export function useEarlyInput<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
    for (const field of fields ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'radio') replayChoice(field);
      else if (field.value !== field.defaultValue) replayText(field);
    }
  }, []);
  return ref;
}

function replayChoice(field: HTMLInputElement): void {
  if (!field.checked || field.defaultChecked) return;
  field.checked = false;
  field.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React compares with the last value that was set on the element itself.
  field.value = field.defaultValue;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
