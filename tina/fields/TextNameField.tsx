import { translate } from '../texts/translate.ts';
import { INPUT_STYLE } from '../translations/styles.ts';
import { createField } from './create-field.tsx';

/** The field of a text's name, which can be found by part of the name or of the current text. */
export function TextNameField(names: ReadonlyMap<string, string>) {
  return createField(({ input }) => {
    const name = typeof input.value === 'string' ? input.value : '';
    const text = names.get(name);
    const now = text === undefined ? undefined : translate('Now: {text}', { text });
    const list = `${input.name}-names`;
    return (
      <>
        <input
          id={input.name}
          name={input.name}
          type="text"
          value={name}
          list={list}
          autoComplete="off"
          aria-label={translate('Instead of')}
          onChange={input.onChange}
          onBlur={input.onBlur}
          style={{ ...INPUT_STYLE, width: '100%' }}
        />
        <datalist id={list}>
          {[...names].map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </datalist>
        {now !== undefined && <p style={{ marginTop: 4, color: '#475569' }}>{now}</p>}
      </>
    );
  });
}
