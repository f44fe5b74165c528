import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
} from 'react';
import type { Problems } from '#site/ui/use-form.ts';
import { checkCampaign, PLANNED_FIELDS } from './checks.ts';
import type { CampaignFormTexts } from './texts.ts';
import type { FlagName, FormValues, TextName } from './values.ts';

export type CampaignFormState = ReturnType<typeof useCampaignForm>;
type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Fields whose problem goes together with that of the field that decides about them. */
const DEPENDENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  flexiblePlanning: PLANNED_FIELDS,
  fanQuestion: ['fanQuestionOther'],
  charity: ['newCharity'],
};

/**
 * The campaign step's values and problems. A problem shows when its field is left, goes when it is edited, and on a
 * refusal the page scrolls to the first one, which gets the focus (specification §5, "Behaviour").
 */
export function useCampaignForm(initial: () => FormValues, texts: CampaignFormTexts) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [revision, setRevision] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [refusals]);

  const check = (): Problems => ({
    ...findIncompleteTimes(ref.current, texts.fields.incomplete),
    ...checkCampaign(values, texts.problems),
  });

  /** Shows what is wrong with a field that was left, and takes back what is no longer wrong elsewhere. */
  function validateField(name: string): void {
    const found = check();
    const ownMessages = new Set<string>([...Object.values(texts.problems), texts.fields.incomplete]);
    setProblems((now) => {
      const remaining = Object.entries(now).filter(
        ([field, text]) => !ownMessages.has(text) || field in found,
      );
      return { ...Object.fromEntries(remaining), ...(found[name] !== undefined && { [name]: found[name] }) };
    });
  }

  function set<Name extends keyof FormValues>(name: Name, value: FormValues[Name]): void {
    setValues((now) => ({ ...now, [name]: value }));
    const clearedFields = [name, ...(DEPENDENT_FIELDS[name] ?? [])];
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !clearedFields.includes(field))),
    );
  }

  const onBlur = useValidateOnBlur(ref, validateField);
  return {
    /** For the form element. */
    element: { ref, noValidate: true, onBlur },
    values,
    problems,
    failure,
    /** Changes when the values were exchanged as a whole; parts with a state of their own begin anew. */
    revision,
    check,
    set,
    showErrors(found: Problems, sentence: string): void {
      setProblems(found);
      setFailure(sentence);
      setRefusals((count) => count + 1);
    },
    clearErrors(): void {
      setProblems({});
      setFailure(undefined);
    },
    replace(next: FormValues): void {
      setValues(next);
      setProblems({});
      setFailure(undefined);
      setRevision((count) => count + 1);
    },
    /** The stored form of what is on the screen: no part begins anew. */
    markSaved: setValues,
    text: (name: TextName) => ({
      name,
      value: values[name],
      problem: problems[name],
      onChange: (event: TextEvent) => set(name, event.currentTarget.value),
    }),
    flag: (name: FlagName) => ({
      name,
      checked: values[name],
      problem: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}

/**
 * Judges a field when it is left. Pressing a button leaves a field as well: the sentence then waits until the
 * pointer is up, or it would push the button away from under it.
 */
function useValidateOnBlur(form: RefObject<HTMLFormElement | null>, validateField: (name: string) => void) {
  const isPressed = useRef(false);
  const pendingField = useRef<string>(undefined);
  const validatePending = useEffectEvent(() => {
    const name = pendingField.current;
    pendingField.current = undefined;
    if (name !== undefined && form.current) validateField(name);
  });

  useEffect(() => {
    const press = () => (isPressed.current = true);
    const release = () => {
      isPressed.current = false;
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

  return (event: FocusEvent<HTMLFormElement>): void => {
    const group = event.target.closest<HTMLElement>('[data-field]');
    if (group?.contains(event.relatedTarget)) return;
    const name = group?.dataset['field'] ?? event.target.getAttribute('name');
    if (!name) return;
    if (isPressed.current) pendingField.current = name;
    else validateField(name);
  };
}

/**
 * Dates and times that were begun but not finished: the browser gives them as blank, or with a year of fewer than
 * four digits.
 */
function findIncompleteTimes(form: HTMLFormElement | null, sentence: string): Problems {
  const inputs = [...(form?.querySelectorAll('input') ?? [])].filter(
    ({ type, value, validity }) => validity.badInput || (type.startsWith('date') && value.startsWith('0')),
  );
  return Object.fromEntries(inputs.map(({ name }) => [name, sentence]));
}
