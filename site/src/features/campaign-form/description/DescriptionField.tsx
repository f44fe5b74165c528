import { lazy, Suspense, useId } from 'react';
import { DESCRIPTION_MAX } from '#api/campaigns/draft-rules.ts';
import { countCharacters, type RichText } from '#api/campaigns/rich-text-rules.ts';
import { Problem } from '#site/ui/Field.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { OwnTexts } from '../texts.ts';
import './description-field.css';

/** Fetched with this form only: it weighs more than the rest of it. */
const Editor = lazy(() => import('./Editor.tsx'));

type DescriptionFieldProps = {
  readonly label: string;
  readonly help: string;
  readonly texts: OwnTexts['editor'];
  /** The initial content; the editor reports changes from then on. */
  readonly value: RichText;
  /** Whether it can no longer change. */
  readonly isFixed: boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: RichText) => void;
};

/** The description as rich text. */
export function DescriptionField({
  label,
  help,
  texts,
  value,
  isFixed,
  problem,
  onChange,
}: DescriptionFieldProps) {
  const id = useId();
  const length = countCharacters(value);
  const tooLong =
    length > DESCRIPTION_MAX ? fillText(texts.tooLong, { max: String(DESCRIPTION_MAX) }) : undefined;
  const message = problem ?? tooLong;
  return (
    <div className="field" data-field="description">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <Suspense
        fallback={
          <div className="cf-editor cf-editor-loading">
            <Spinner label={texts.loading} />
          </div>
        }
      >
        <Editor
          texts={texts}
          value={value}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help${message === undefined ? '' : ` ${id}-problem`}`}
          isFixed={isFixed}
          isInvalid={message !== undefined}
          onChange={onChange}
        />
      </Suspense>
      <p className="help" id={`${id}-help`}>
        {help}
        {length > DESCRIPTION_MAX * 0.9 && (
          <> {fillText(texts.count, { count: String(length), max: String(DESCRIPTION_MAX) })}</>
        )}
      </p>
      {message !== undefined && <Problem id={`${id}-problem`} text={message} />}
    </div>
  );
}
