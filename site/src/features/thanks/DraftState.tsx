import type { ThanksTexts } from './texts.ts';
import type { SaveState } from './use-thanks-draft.ts';

type DraftStateProps = {
  /** Undefined until something is written. */
  readonly state: SaveState | undefined;
  readonly texts: ThanksTexts;
  readonly onRetry: () => void;
};

/** Shows whether the draft is saved, with a button to retry. */
export function DraftState({ state, texts, onRetry }: DraftStateProps) {
  return (
    <div className="row">
      <p className="help" role="status">
        {state && { saved: texts.draftSaved, saving: texts.draftSaving, failed: texts.draftFailed }[state]}
      </p>
      {state === 'failed' && (
        <button type="button" className="link" onClick={onRetry}>
          {texts.saveAgain}
        </button>
      )}
    </div>
  );
}
