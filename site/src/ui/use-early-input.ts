import { useEffect, useRef } from 'react';

/** A box that a browser ticks again on a reload may not count as a press. */
const FIELDS = 'textarea, input:not([type=checkbox], [type=file])';

/** What was typed over the text of a textarea by the time this file came: React puts the text back as it hydrates. */
const TYPED_OVER = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('textarea')]
        .filter(({ value, defaultValue }) => value !== defaultValue)
        .map((field) => [field, field.value]),
);

/**
 * Returns the ref of an element whose fields keep, once the page's script runs, what was entered into them before, and report
 * it where React holds the value: React neither undoes nor notices it, but for a textarea.
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
