import { useEffect, useRef, useState, useSyncExternalStore, type InputEvent, type SubmitEvent } from 'react';
import { showFormToast } from './toasts.ts';
import { useValidateOnBlur } from './use-validate-on-blur.ts';

/** A form's values by the names of its fields. */
export type Values = Readonly<Record<string, string>>;
/** Messages by the names of the fields that have a problem. */
export type Problems = Readonly<Record<string, string>>;
/** Why a form was not accepted: messages at fields, one for the whole form, or both. */
export type FormErrors = { readonly problems?: Problems | undefined; readonly failure?: string | undefined };

type FormOptions = {
  /** Finds the problems of the values before they are sent. */
  readonly check: (values: Values, form: HTMLFormElement) => Problems;
  /** Sends the values; resolves to undefined when they were accepted. */
  readonly send: (values: Values) => Promise<FormErrors | undefined>;
  /** Message for the whole form, and a toast, when the check finds problems on submit. */
  readonly fixErrors?: string;
};

/**
 * The state of a form. Problems show when a field is left and on submit, and go when the field is edited; on a
 * refusal the page scrolls to the first one, which gets the focus (specification §5, "Behaviour"). A second submit
 * does nothing while the first is being sent. Fields may keep their own values, so that password managers work.
 */
export function useForm({ check, send, fixErrors }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const problems: Problems = { ...refused, ...found };

  useEffect(() => {
    if (refusals === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [refusals]);

  function showErrors(errors: FormErrors, ownProblems: Problems = {}): void {
    setFound(ownProblems);
    setRefused(errors.problems ?? {});
    setFailure(errors.failure);
    setRefusals((count) => count + 1);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const values = readFormValues(form);
    const ownProblems = check(values, form);
    if (!isEmpty(ownProblems)) {
      showErrors({ failure: fixErrors }, ownProblems);
      if (fixErrors !== undefined) showFormToast('error', fixErrors);
      return;
    }
    isSending.current = true;
    setBusy(true);
    setFound({});
    setRefused({});
    setFailure(undefined);
    const errors = await send(values);
    isSending.current = false;
    setBusy(false);
    if (errors) showErrors(errors);
  }

  /** Shows the problem of the field that was left, and drops what is no longer wrong elsewhere. */
  function validateField(form: HTMLFormElement, field: string): void {
    const now = Object.entries(check(readFormValues(form), form));
    setFound((shown) => Object.fromEntries(now.filter(([name]) => name === field || name in shown)));
  }

  /** Drops the problems of fields that were edited. */
  function clear(names: readonly string[]): void {
    setFound((now) => omitProblems(now, names));
    setRefused((now) => omitProblems(now, names));
  }

  const onBlur = useValidateOnBlur(ref, validateField);
  return {
    problems,
    failure: failure === fixErrors && isEmpty(problems) ? undefined : failure,
    isBusy,
    clear,
    /** Shows errors that are found out later than by `send`. */
    refuse: (errors: FormErrors) => showErrors(errors),
    /** For the form element. POST keeps a password out of the address should the script not have run yet. */
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onBlur,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        const name = target instanceof Element && target.getAttribute('name');
        if (name) clear([name]);
      },
    },
  } as const;
}

/** Returns false until the page's script runs; a button that needs it is disabled until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Returns the text values of a form's fields. */
export function readFormValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0;
}

function omitProblems(problems: Problems, names: readonly string[]): Problems {
  if (!names.some((name) => name in problems)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
