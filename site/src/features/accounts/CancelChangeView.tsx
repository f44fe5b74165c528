import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from './api.ts';
import { ResultNotice } from './ResultNotice.tsx';
import type { AccountTexts } from './texts.ts';

type CancelChangeViewProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'cancelChange'>;
};
type State = 'asking' | 'busy' | 'done' | 'refused' | 'failed';

/**
 * Stops a change of address by the link in the notice to the old one (`?token`). It waits for the button, so that a
 * mail program that opens links stops nothing.
 */
export function CancelChangeView({ language, texts }: CancelChangeViewProps) {
  const { cancelChange, common } = texts;
  const [state, setState] = useState<State>('asking');

  async function cancel(): Promise<void> {
    setState('busy');
    const token = new URLSearchParams(location.search).get('token') ?? '';
    const outcome = await callEndpoint(() => api.auth['cancel-email-change'].$post({ json: { token } }));
    if (outcome.kind === 'done') setState('done');
    else setState(outcome.kind === 'refused' && outcome.status === 400 ? 'refused' : 'failed');
  }

  if (state === 'done' || state === 'refused') {
    return (
      <ResultNotice
        kind={state === 'done' ? 'success' : 'error'}
        heading={cancelChange[`${state}Heading`]}
        text={cancelChange[`${state}Text`]}
      >
        <a className="button" href={`/${language}/forgot-password`}>
          {cancelChange.choosePassword}
        </a>
      </ResultNotice>
    );
  }
  return (
    <div className="form">
      <p className="lead">{cancelChange.lead}</p>
      {state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {common.unreachable}
        </p>
      )}
      <button type="button" className="button" disabled={state === 'busy'} onClick={() => void cancel()}>
        {state === 'busy' ? cancelChange.busy : cancelChange.submit}
      </button>
    </div>
  );
}
