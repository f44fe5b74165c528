import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react';

/** What a form holds, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;
/** What is wrong, by the names of the fields. */
export type Problems = Readonly<Record<string, string>>;
/** Why a form was not accepted: sentences at fields, one for all of it, or both. */
export type FormErrors = { readonly problems?: Problems | undefined; readonly failure?: string | undefined };

type FormOptions = {
  /** What is wrong with the values, before they are sent. */
  readonly check: (values: Values) => Problems;
  /** Sends them; undefined when that worked. */
  readonly send: (values: Values) => Promise<FormErrors | undefined>;
};

/**
 * A form whose fields keep their own values, so that password managers work and nothing typed is lost. Problems
 * show when a field is left and on submit, the first one gets the focus; typing clears a field's problem. While
 * it is being sent, a second submit does nothing.
 */
export function useForm({ check, send }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function showErrors(refusal: FormErrors): void {
    setProblems(refusal.problems ?? {});
    setFailure(refusal.failure);
    setRefusals((count) => count + 1);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const values = readFormValues(form);
    const found = check(values);
    if (Object.keys(found).length > 0) {
      showErrors({ problems: found });
      return;
    }
    isSending.current = true;
    setBusy(true);
    setProblems({});
    setFailure(undefined);
    const refusal = await send(values);
    isSending.current = false;
    setBusy(false);
    if (refusal) showErrors(refusal);
  }

  return {
    problems,
    failure,
    isBusy,
    /** Says what is wrong after all, when that is found out later than by `send`. */
    refuse: showErrors,
    /** For the form element. POST keeps a password out of the address should the script not have run yet. */
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: (event: InputEvent<HTMLFormElement>) => {
        const name = getFieldName(event.target);
        if (name !== undefined) setProblems((now) => omitProblem(now, name));
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const name = getFieldName(event.target);
        // A sentence that appears under the pointer would push the button away that is being pressed.
        if (name === undefined || event.relatedTarget instanceof HTMLButtonElement) return;
        const problem = check(readFormValues(event.currentTarget))[name];
        setProblems((now) => (problem === undefined ? omitProblem(now, name) : { ...now, [name]: problem }));
      },
    },
  } as const;
}

/** Whether the page's script is at work; a button that needs it is disabled until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

function readFormValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

function getFieldName(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || !('name' in target)) return undefined;
  return typeof target.name === 'string' && target.name !== '' ? target.name : undefined;
}

function omitProblem(problems: Problems, name: string): Problems {
  if (!(name in problems)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([key]) => key !== name));
}
