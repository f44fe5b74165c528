import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { DESCRIPTION_MAX } from '#api/campaigns/draft-rules.ts';
import { countCharacters } from '#api/campaigns/rich-text-rules.ts';
import { Problem } from '#site/ui/Field.tsx';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { RichText as RichTextView } from '../../campaigns/RichText.tsx';
import type { EditorProps } from './Editor.tsx';
import './editor-toolbar.css';
import './description-field.css';

/** Loaded lazily, because it is larger than the rest of the form. */
const Editor = lazy(() => import('./Editor.tsx'));

type DescriptionFieldProps = Pick<EditorProps, 'texts' | 'value' | 'isFixed' | 'onChange'> & {
  readonly label: string;
  readonly help: string;
  readonly problem: string | undefined;
  readonly tooLong: string;
};

/** The description as rich text. */
export function DescriptionField({
  label,
  help,
  texts,
  value,
  isFixed,
  problem,
  tooLong,
  onChange,
}: DescriptionFieldProps) {
  const id = useId();
  // Never on the server, where React would reveal a large boundary by an inline script, which the policy blocks. Deferred,
  // because an urgent update left the field empty for some frames.
  const isHydrated = useDeferredValue(useIsHydrated());
  const waiting = <TextAsEditor value={value} isFixed={isFixed} label={texts.loading} />;
  const length = countCharacters(value);
  const message = problem ?? (length > DESCRIPTION_MAX ? tooLong : undefined);
  return (
    <div className="field" data-field="description">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {isHydrated ? (
        <Suspense fallback={waiting}>
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
      ) : (
        waiting
      )}
      <p className="help" id={`${id}-help`}>
        {help}
        {length > DESCRIPTION_MAX * 0.9 && (
          <> {fillText(texts.count, { count: length, max: DESCRIPTION_MAX })}</>
        )}
      </p>
      {message !== undefined && <Problem id={`${id}-problem`} text={message} />}
    </div>
  );
}

const BUTTONS = 9;

/** Shows the description in the editor's place and size while the editor is loading. */
function TextAsEditor({
  value,
  isFixed,
  label,
}: Pick<DescriptionFieldProps, 'value' | 'isFixed'> & { readonly label: string }) {
  return (
    <div className="cf-editor">
      {!isFixed && (
        <div className="cf-toolbar row" role="status">
          {Array.from({ length: BUTTONS }, (_, index) => (
            <span key={index} />
          ))}
          <span className="visually-hidden">{label}</span>
        </div>
      )}
      <div className="cf-editor-text prose">
        <RichTextView description={value} />
      </div>
    </div>
  );
}
