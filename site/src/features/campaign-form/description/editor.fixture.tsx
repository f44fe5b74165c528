import { parseRichText } from '#api/campaigns/rich-text-rules.ts';
import type { EditorProps } from './Editor.tsx';

/** For component tests: a plain text box in place of the editor, which needs a browser. */
export default function EditorFixture({ value, labelledBy, describedBy, isInvalid, onChange }: EditorProps) {
  return (
    <textarea
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      defaultValue={JSON.stringify(value).includes('text') ? 'kept' : ''}
      onChange={(event) => onChange(parseRichText(event.currentTarget.value))}
    />
  );
}
