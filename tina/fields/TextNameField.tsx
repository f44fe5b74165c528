import type { ComponentProps } from 'react';
import { wrapFieldsWithMeta } from 'tinacms';

/** The editor's field of a text's name: a part of the name, or of the text as it reads now, finds it. */
export function TextNameField(names: ReadonlyMap<string, string>) {
  const Field = wrapFieldsWithMeta<object, object>(({ input }) => {
    const name = typeof input.value === 'string' ? input.value : '';
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
          aria-label="Instead of"
          onChange={input.onChange}
          onBlur={input.onBlur}
          style={INPUT_STYLE}
        />
        <datalist id={list}>
          {[...names].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </datalist>
        {names.has(name) && <p style={{ marginTop: 4, color: '#475569' }}>Now: {names.get(name)}</p>}
      </>
    );
  });
  const isFieldProps = (props: object): props is ComponentProps<typeof Field> => 'form' in props;
  // The schema's type of a component leaves out the form that every field gets.
  return (props: object) => isFieldProps(props) && <Field {...props} />;
}

const INPUT_STYLE = {
  width: '100%',
  padding: '8px 12px',
  border: '1px solid #cbd5e1',
  borderRadius: 6,
  fontSize: 14,
} as const;
