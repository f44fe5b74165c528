import { useState, type SetStateAction } from 'react';
import type { FormValues } from './values.ts';

export type CampaignValues = ReturnType<typeof useCampaignValues>;

/** Holds the campaign step's values; they outlive the step, which a wizard leaves and returns to. */
export function useCampaignValues(initial: () => FormValues) {
  const [values, setValues] = useState(initial);
  const [revision, setRevision] = useState(0);
  return {
    values,
    /** Changes when the values are replaced; the step is then recreated. */
    revision,
    set: <Name extends keyof FormValues>(name: Name, value: FormValues[Name]): void =>
      setValues((now) => ({ ...now, [name]: value })),
    replace(next: SetStateAction<FormValues>): void {
      setValues(next);
      setRevision((count) => count + 1);
    },
    /** Replaces the values with their stored form; the step is not recreated. */
    markSaved: setValues,
  };
}
