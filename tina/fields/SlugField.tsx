import { useEffect, useState } from 'react';
import { translate } from '../texts/translate.ts';
import { INPUT_STYLE } from '../translations/styles.ts';
import { createField } from './create-field.tsx';
import { deriveSlug, isInitiallyLocked } from './slug.ts';

/** The field of an address that is derived from the text of `source` while it is locked. */
export function SlugField(source: string) {
  return createField(({ input, form }) => {
    const slug = typeof input.value === 'string' ? input.value : '';
    const { onChange } = input;
    const { values: opened } = form.getState();
    const [sourceText, setSourceText] = useState(() => readText(opened, source));
    const [isLocked, setIsLocked] = useState(() => isInitiallyLocked(slug, sourceText, opened['draft']));

    useEffect(
      () => form.subscribe(({ values }) => setSourceText(readText(values, source)), { values: true }),
      [form],
    );
    const derived = deriveSlug(slug, sourceText);
    useEffect(() => {
      if (isLocked && derived !== slug) onChange(derived);
    }, [isLocked, derived, slug, onChange]);

    return (
      <div style={{ display: 'flex', gap: 8 }}>
        <input
          id={input.name}
          name={input.name}
          type="text"
          value={slug}
          readOnly={isLocked}
          aria-label={translate('Address')}
          onChange={onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          style={{ ...INPUT_STYLE, flex: 1, minWidth: 0, background: isLocked ? '#f1f5f9' : '#fff' }}
        />
        <button
          type="button"
          aria-pressed={isLocked}
          onClick={() => setIsLocked(!isLocked)}
          style={{ ...INPUT_STYLE, background: '#fff', cursor: 'pointer', fontWeight: 600 }}
        >
          {translate(isLocked ? 'Unlock' : 'Lock')}
        </button>
      </div>
    );
  });
}

function readText(values: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const text = values?.[name];
  return typeof text === 'string' ? text : '';
}
