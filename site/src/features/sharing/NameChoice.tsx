import { useId } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { Share } from '#api/sharing/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { OwnShareTexts } from './share-texts.ts';

type NameChoiceProps = {
  readonly share: Share;
  readonly language: Language;
  readonly texts: OwnShareTexts;
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (showsName: boolean) => void;
};

/** Whether a fan's link shows their first name: off until they switch it on, and off again as soon as they like. */
export function NameChoice({ share, language, texts, isSaving, hasFailed, onChange }: NameChoiceProps) {
  const [id, helpId, errorId] = [useId(), useId(), useId()];
  const { name, showsName } = share;
  if (name === null)
    return (
      <p className="share-nameless">
        {texts.shareNameless} <a href={`/${language}/dashboard/profile`}>{texts.shareProfile}</a>
      </p>
    );
  return (
    <div className="share-name">
      <label className="choice" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={showsName}
          aria-describedby={`${helpId} ${errorId}`}
          aria-busy={isSaving}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{fillText(texts.shareName, { name })}</span>
      </label>
      <p className="help" id={helpId}>
        {fillText(texts.shareNameHelp, { name })}
      </p>
      <p className="field-error" id={errorId} role="alert">
        {hasFailed && texts.shareNotSaved}
      </p>
    </div>
  );
}
