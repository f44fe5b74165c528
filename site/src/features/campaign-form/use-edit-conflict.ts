import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { isFieldName, type EditConflict, type FieldName } from './edit-conflict.ts';
import type { CampaignValues } from './use-campaign-values.ts';
import { keepTyped, toFormValues, type FormValues } from './values.ts';

/**
 * The conflict of an edit with one that was made elsewhere. What was typed stays on the screen; the rest becomes what is
 * stored by now, on which the next edit is based.
 */
export function useEditConflict(
  state: CampaignValues,
  onLoaded: (campaign: Campaign, stored: FormValues) => void,
) {
  const [conflict, setConflict] = useState<EditConflict>();
  const [taken, setTaken] = useState<readonly FieldName[]>([]);

  /** Shows what is stored by now; returns whether it could be read. */
  async function resolve(
    id: string,
    base: FormValues,
    mine: FormValues,
    names: readonly string[],
  ): Promise<boolean> {
    const outcome = await callEndpoint(() => api.campaigns[':id'].$get({ param: { id } }));
    if (outcome.kind !== 'done') return false;
    const theirs = toFormValues(outcome.value.doc);
    setConflict({ fields: names.filter(isFieldName), base, mine, theirs });
    setTaken([]);
    onLoaded(outcome.value.doc, theirs);
    state.replace((now) => keepTyped(theirs, base, now));
    return true;
  }

  return {
    conflict,
    taken,
    resolve,
    choose: (field: FieldName, isTaken: boolean): void => {
      if (!conflict) return;
      const others = taken.filter((each) => each !== field);
      setTaken(isTaken ? [...others, field] : others);
      const { [field]: value } = isTaken ? conflict.theirs : conflict.mine;
      state.replace((now) => ({ ...now, [field]: value }));
    },
    clear: (): void => setConflict(undefined),
  };
}
