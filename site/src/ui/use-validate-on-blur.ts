import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Validates a field, or a group marked with `data-field`, when the focus leaves it. Pressing a button leaves a field
 * as well: the message then waits until the pointer is up, or it would push the button away from under it.
 */
export function useValidateOnBlur(
  ref: RefObject<HTMLFormElement | null>,
  validateField: (form: HTMLFormElement, field: string) => void,
) {
  const pressed = useRef<Node>(null);
  const pendingField = useRef<string>(undefined);
  const validatePending = useEffectEvent(() => {
    const field = pendingField.current;
    pendingField.current = undefined;
    if (field !== undefined && ref.current) validateField(ref.current, field);
  });

  useEffect(() => {
    const press = ({ target }: PointerEvent) => (pressed.current = target instanceof Node ? target : null);
    const release = () => {
      pressed.current = null;
      // After the click that belongs to this press.
      setTimeout(() => validatePending());
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, []);

  return ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    const group = target.closest<HTMLElement>('[data-field]');
    // In Safari a button that is pressed takes no focus.
    if (group?.contains(relatedTarget ?? pressed.current)) return;
    const field = group?.dataset['field'] ?? target.getAttribute('name');
    if (!field) return;
    if (pressed.current) pendingField.current = field;
    else validateField(currentTarget, field);
  };
}
