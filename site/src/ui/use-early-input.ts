import { useEffect, useRef } from 'react';

/** A box that a browser ticks again on a reload may not count as a press. */
const FIELDS = 'textarea, input:not([type=checkbox], [type=file])';

/**
 * Returns the ref of an element whose controlled fields report, once the page's script runs, what was entered into them
 * before: React neither undoes nor notices it. A field that holds its own value has it.
 */
export function useEarlyInput<T extends HTMLElement>(isControlled = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!isControlled) return;
    const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
    for (const field of fields ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'radio') replayChoice(field);
      else if (field.value !== field.defaultValue) replayText(field);
    }
  }, [isControlled]);
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
