import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Problem } from '#site/ui/Field.tsx';
import type { OwnTexts } from '../texts.ts';
import { parseLinkAddress } from './editor-document.ts';

type LinkFormProps = {
  readonly editor: Editor;
  readonly texts: OwnTexts['editor'];
  readonly onClose: () => void;
};

/** Makes, changes or removes the link at the cursor. Not a form element: it is inside one. */
export function LinkForm({ editor, texts, onClose }: LinkFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { before, address, isInvalid, type, apply, remove, leave, onKeyDown } = useLink(editor, onClose);
  useEffect(() => input.current?.focus(), []);

  return (
    <div className="cf-link">
      <label className="label" htmlFor={id}>
        {texts.linkAddress}
      </label>
      <div className="input-group">
        <input
          ref={input}
          id={id}
          className="input"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          value={address}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-problem` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button button-secondary button-small" onClick={apply}>
          {texts.linkApply}
        </button>
        {before !== '' && (
          <button type="button" className="button button-quiet button-small" onClick={remove}>
            {texts.linkRemove}
          </button>
        )}
        <button type="button" className="button button-quiet button-small" onClick={leave}>
          {texts.close}
        </button>
      </div>
      {isInvalid && <Problem id={`${id}-problem`} text={texts.linkInvalid} />}
    </div>
  );
}

/** The address of the link at the cursor, and what can be done with it. */
function useLink(editor: Editor, onClose: () => void) {
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [address, setAddress] = useState(before);
  const [isInvalid, setInvalid] = useState(false);

  function type(typed: string): void {
    setAddress(typed);
    setInvalid(false);
  }

  function apply(): void {
    const href = parseLinkAddress(address);
    if (href === undefined) {
      setInvalid(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function leave(): void {
    editor.commands.focus();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  }

  return { before, address, isInvalid, type, apply, remove, leave, onKeyDown };
}
