/** The part of a form's state, Final Form's, that a refused save leaves behind. */
export type FormState = {
  readonly subscribe: (
    listener: (state: { submitting: boolean }) => void,
    subscription: { submitting: true },
  ) => () => void;
  readonly registerField: (
    name: string,
    listener: () => void,
    subscription: object,
    config: { beforeSubmit: () => false },
  ) => () => void;
  readonly submit: () => unknown;
};

/**
 * Lets an editor mend a form whose save was refused: TinaCMS opens no block of a form with an error, and saves it only
 * after another change. Final Form forgets the error when it is asked to save again, which a field may stop.
 */
export function clearRefusal(form: FormState): void {
  const unsubscribe = form.subscribe(
    ({ submitting }) => {
      if (submitting) return;
      queueMicrotask(() => {
        unsubscribe();
        const unregister = form.registerField('_refusal', () => undefined, {}, { beforeSubmit: () => false });
        form.submit();
        unregister();
      });
    },
    { submitting: true },
  );
}
