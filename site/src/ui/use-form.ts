import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffectEvent,
  type FocusEvent,
} from 'react';
import { useBrowserValue } from '#widget/client/use-browser-value.ts';
import { showFormToast } from './toasts.ts';

/** A form's values by the names of its fields. */
export type Values = Readonly<Record<string, string>>;
/** Messages by the names of the fields that have a problem. */
export type Problems = Readonly<Record<string, string>>;
/** Why a form was not accepted: messages at fields, one for the whole form, or both. */
export type FormErrors = {
  readonly problems?: Problems | undefined;
  readonly failure?: string | undefined;
  /** Whether the failure only repeats the problems of the fields; it then disappears with them. */
  readonly isSummary?: boolean;
};

type FormOptions = {
  /** Finds the problems of the values before they are sent, if the API does not find all of them. */
  readonly check?: (values: Values, form: HTMLFormElement) => Problems;
  /** Sends the values; resolves to undefined when they were accepted. */
  readonly send: (values: Values) => Promise<FormErrors | undefined>;
  /** Other fields to validate when a field is left, by its name. */
  readonly related?: Readonly<Record<string, readonly string[]>>;
  /** Message for the whole form, and a toast, when the check finds problems on submit. */
  readonly fixErrors?: string;
  /** Stores what is typed, and provides the initial values of the fields. */
  readonly draft?: { readonly values: Values; readonly store: (form: HTMLFormElement) => void };
};

export type FormState = ReturnType<typeof useForm>;

/**
 * Holds the state of a form. Problems appear when a field is left and on submit, and disappear when the field is
 * edited; after a refusal the page scrolls to the first one and focuses it (RULES.md, "Campaign form"). A second submit
 * does nothing while the first is being sent. Fields may be uncontrolled, so that password managers work.
 */
export function useForm({ check = () => ({}), send, fixErrors, related = {}, draft }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { problems, failure, showErrors, showOnly, clear, clearAll } = useFormErrors(ref);

  async function submit(form: HTMLFormElement, submitter: HTMLButtonElement | null): Promise<void> {
    if (isSending.current) return;
    const values = readFormValues(form, submitter);
    const ownProblems = check(values, form);
    if (!isEmpty(ownProblems)) {
      showErrors({ failure: fixErrors, isSummary: true }, ownProblems);
      if (fixErrors !== undefined) showFormToast('error', fixErrors);
      return;
    }
    isSending.current = true;
    setBusy(true);
    clearAll();
    const errors = await send(values);
    isSending.current = false;
    setBusy(false);
    if (errors) showErrors(errors);
  }

  const onBlur = useValidateOnBlur(ref, (form, field) =>
    showOnly(check(readFormValues(form), form), [field, ...(related[field] ?? [])]),
  );
  return {
    problems,
    failure,
    isBusy,
    clear,
    /** Returns a field's props by its name: the initial value, if known, and the problem. */
    field: (name: string, values: Values = draft?.values ?? {}) => ({
      name,
      defaultValue: values[name],
      problem: problems[name],
    }),
    /** Shows errors that are found after `send` has returned. */
    refuse: (errors: FormErrors) => showErrors(errors),
    /** Props of the form element. POST keeps a password out of the address if the form is sent before hydration. */
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onBlur,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { currentTarget, submitter } = event;
        void submit(currentTarget, submitter instanceof HTMLButtonElement ? submitter : null);
      },
      onInput: ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
        draft?.store(currentTarget);
        const name = target instanceof Element && target.getAttribute('name');
        if (name) clear([name]);
      },
    },
  } as const;
}

/** Holds the errors that a form shows: those of its own check, and those of the latest refusal. */
function useFormErrors(ref: RefObject<HTMLFormElement | null>) {
  const [found, setFound] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<Pick<FormErrors, 'failure' | 'isSummary'>>({});
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group that is as high as the window begins with its message.
    first?.scrollIntoView({ block: first.matches('fieldset') ? 'start' : 'center' });
    first?.focus({ preventScroll: true });
  }, [ref, refusals]);

  function set(own: Problems, errors: FormErrors): void {
    setFound(own);
    setRefused(errors.problems ?? {});
    setFailure(errors);
  }

  const problems = { ...refused, ...found };
  return {
    problems,
    failure: failure.isSummary && isEmpty(problems) ? undefined : failure.failure,
    showErrors: (errors: FormErrors, own: Problems = {}): void => {
      set(own, errors);
      setRefusals((count) => count + 1);
    },
    /** Shows the problems of the fields that were left, and removes those that are solved. */
    showOnly: (now: Problems, fields: readonly string[]): void =>
      setFound((shown) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => fields.includes(name) || name in shown)),
      ),
    /** Removes the problems of edited fields. */
    clear: (names: readonly string[]): void => {
      setFound((now) => omitProblems(now, names));
      setRefused((now) => omitProblems(now, names));
    },
    clearAll: (): void => set({}, {}),
  };
}

/** Returns false until hydration; buttons that need the script are disabled until then. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}

/** Returns the text values of a form's fields, and that of the button that submits it. */
export function readFormValues(form: HTMLFormElement, submitter: HTMLButtonElement | null = null): Values {
  return readFormDataTexts(new FormData(form, submitter));
}

/** Returns the text values of submitted form data, with line breaks as typed: browsers submit CRLF. */
export function readFormDataTexts(data: FormData): Values {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
    ),
  );
}

function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0;
}

function omitProblems(problems: Problems, names: readonly string[]): Problems {
  if (!names.some((name) => name in problems)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

/**
 * Validates a field, or a group marked with `data-field`, when the focus leaves it. If a button press took the focus,
 * the message waits until the pointer is up, because it would move the button away from under the pointer.
 */
function useValidateOnBlur(
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
      // Runs after the click event of this press.
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
    // In Safari a pressed button does not get the focus.
    if (group?.contains(relatedTarget ?? pressed.current)) return;
    const field = group?.dataset['field'] ?? target.getAttribute('name');
    if (!field) return;
    if (pressed.current) pendingField.current = field;
    else validateField(currentTarget, field);
  };
}
