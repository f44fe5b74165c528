import { useState, type ChangeEvent } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm, type FormErrors, type Problems } from '#site/ui/use-form.ts';
import type { Failure, Outcome } from '#widget/client/outcome.ts';
import { useLatest } from '#widget/client/use-resource.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { $user } from '../accounts/session-state.ts';
import { PLANNED_FIELDS } from './checks.ts';
import { formatDetails, getFieldLabel } from './section-list.ts';
import type { StepTexts } from './texts.ts';
import type { CampaignValues } from './use-campaign-values.ts';
import type { FlagName, FormValues, TextName } from './values.ts';

export type CampaignFormState = ReturnType<typeof useCampaignForm>;

export type SubmitOptions = {
  /** Returns undefined if the caller handles the outcome itself. */
  readonly send: (values: FormValues) => Promise<Outcome<{ readonly doc: Campaign }> | undefined>;
  /** Gets the stored campaign, the values that were sent, and the values now on the screen. */
  readonly onDone: (campaign: Campaign, sent: FormValues, latest: FormValues) => void;
  /** Messages for a failure: inline when the server sends none itself, and as a toast. */
  readonly failed: { readonly inline: string; readonly toast: string };
  readonly check: (values: FormValues) => Problems;
  readonly fixErrors: string;
};

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const SUBSCRIPTION_MOMENTS = ['subscriptionStartDate', 'subscriptionDeadline'];

/** Fields that are validated again when another field is left, because their validity depends on it. */
const RELATED_MOMENTS: Readonly<Record<string, readonly string[]>> = {
  subscriptionDeadline: ['subscriptionStartDate'],
  flexiblePlanning: SUBSCRIPTION_MOMENTS,
  plannedDate: SUBSCRIPTION_MOMENTS,
  plannedTime: ['plannedDate', ...SUBSCRIPTION_MOMENTS],
};

/** Fields whose problems are cleared together with those of the field on which they depend. */
const DEPENDENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...RELATED_MOMENTS,
  flexiblePlanning: [...PLANNED_FIELDS, ...SUBSCRIPTION_MOMENTS],
  fanQuestion: ['fanQuestionOther'],
  charity: ['newCharity'],
  plannedDate: ['plannedTime', ...SUBSCRIPTION_MOMENTS],
};

/**
 * Holds the campaign step's fields, problems and submission. Without a session the form stays, and `isLoggedOut` asks
 * for a login. Problems found by the server show at the fields and as 'field: message' (RULES.md, "Sentences").
 */
export function useCampaignForm(
  { values, set: setValue }: CampaignValues,
  { send, check, onDone, failed, fixErrors }: SubmitOptions,
  texts: StepTexts,
) {
  const [isLoggedOut, setLoggedOut] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const latest = useLatest(values);

  const { clear, ...form } = useForm({
    fixErrors,
    related: RELATED_MOMENTS,
    check: (_, element) => ({ ...findIncompleteTimes(element, texts.fields.incomplete), ...check(values) }),
    send: submit,
  });

  async function submit(): Promise<FormErrors | undefined> {
    if (isUploading) return rejectWhileUploading(texts, fixErrors);
    if (!$user.get()) return promptLogin();
    const outcome = await send(values);
    if (!outcome) return undefined;
    if (outcome.kind === 'done') {
      onDone(outcome.value.doc, values, latest.current);
      return undefined;
    }
    if (outcome.kind === 'unauthenticated') return promptLogin();
    showFormToast('error', toToastText(outcome, failed));
    return toSubmitErrors(outcome, failed, texts);
  }

  function promptLogin(): FormErrors {
    setLoggedOut(true);
    return { failure: texts.panel.accountFirst };
  }

  function set<Name extends keyof FormValues>(name: Name, value: FormValues[Name]): void {
    setValue(name, value);
    clear([name, ...(DEPENDENT_FIELDS[name] ?? [])]);
  }

  return {
    ...form,
    values,
    set,
    ...createFieldProps(values, form.problems, texts, set),
    setUploading: (isNow: boolean): void => {
      setUploading(isNow);
      if (!isNow) clear(['image']);
    },
    isLoggedOut,
    /** Submits again after the login. */
    resume: (): void => {
      setLoggedOut(false);
      form.form.ref.current?.requestSubmit();
    },
  };
}

/** Returns the server's message for a refusal that a retry cannot change; else the general message. */
function toToastText({ kind, status, message }: Failure, failed: SubmitOptions['failed']): string {
  return kind === 'refused' && status > 400 && status < 500 ? (message ?? failed.inline) : failed.toast;
}

function toSubmitErrors(
  outcome: Failure,
  failed: SubmitOptions['failed'],
  texts: StepTexts,
): FormErrors | undefined {
  return toFormErrors(outcome, {
    failed: failed.inline,
    unreachable: failed.toast,
    summarize: (problems) => formatDetails(problems, (path) => getFieldLabel(path, texts)),
  });
}

function rejectWhileUploading(texts: StepTexts, failure: string): FormErrors {
  showFormToast('error', failure);
  return { problems: { image: texts.image.stillUploading }, failure, isSummary: true };
}

type SetField = <Name extends keyof FormValues>(name: Name, value: FormValues[Name]) => void;

/** Returns functions for the props of a field by its name, with its label. */
function createFieldProps(values: FormValues, problems: Problems, texts: StepTexts, set: SetField) {
  const describe = (name: TextName | FlagName) => ({
    name,
    label: getFieldLabel(name, texts),
    problem: problems[name],
  });
  return {
    text: (name: TextName) => ({
      ...describe(name),
      value: values[name],
      onChange: (event: TextEvent) => set(name, event.currentTarget.value),
    }),
    flag: (name: FlagName) => ({
      ...describe(name),
      checked: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}

/** Finds incomplete dates and times: partly filled ones, and years of fewer than four digits. */
function findIncompleteTimes(form: HTMLFormElement, message: string): Problems {
  const inputs = [...form.querySelectorAll('input')].filter(
    ({ type, value, validity }) => validity.badInput || (type.startsWith('date') && value.startsWith('0')),
  );
  return Object.fromEntries(inputs.map(({ name }) => [name, message]));
}
