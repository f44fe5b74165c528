import { ALT_MAX } from '#api/media/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import type { ImageTexts } from './texts.en.ts';
import type { Alt } from './use-alt.ts';

type AltFieldProps = { readonly texts: ImageTexts; readonly optional: string; readonly alt: Alt };

/** Asks what a picture shows. */
export function AltField({ texts, optional, alt }: AltFieldProps) {
  return (
    <div>
      <Field
        label={texts.alt}
        optional={optional}
        help={texts.altHelp}
        problem={alt.state === 'failed' ? texts.altFailed : undefined}
        name="imageAlt"
        maxLength={ALT_MAX}
        value={alt.value}
        onChange={(event) => alt.type(event.currentTarget.value)}
        onBlur={alt.saveShown}
        onKeyDown={(event) => {
          if (event.key === 'Enter') alt.saveShown();
        }}
      />
      <p role="status" className="help">
        {alt.state === 'saved' && texts.altSaved}
      </p>
    </div>
  );
}
