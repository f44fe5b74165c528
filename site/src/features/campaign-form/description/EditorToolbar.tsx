import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent, useEffect, useId } from 'react';
import type { OwnTexts } from '../texts.ts';
import './editor-toolbar.css';
import { Problem } from '#site/ui/Field.tsx';
import { parseLinkAddress } from './editor-document.ts';

type EditorTexts = OwnTexts['editor'];
type Format = {
  readonly label: keyof EditorTexts;
  readonly Icon: LucideIcon;
  /** The mark or node, as arguments of `isActive`. */
  readonly type: readonly [name: string, attributes?: { readonly level: number }];
  readonly toggle: (chain: ChainedCommands) => ChainedCommands;
};
type Button = {
  readonly label: keyof EditorTexts;
  readonly Icon: LucideIcon;
  /** Whether the format is on; undefined for an action such as undo. */
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  readonly press: () => void;
};

const FORMATS: readonly Format[] = [
  { label: 'bold', Icon: Bold, type: ['bold'], toggle: (chain) => chain.toggleBold() },
  { label: 'italic', Icon: Italic, type: ['italic'], toggle: (chain) => chain.toggleItalic() },
  {
    label: 'heading',
    Icon: Heading2,
    type: ['heading', { level: 2 }],
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'subheading',
    Icon: Heading3,
    type: ['heading', { level: 3 }],
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'bulletList', Icon: List, type: ['bulletList'], toggle: (chain) => chain.toggleBulletList() },
  {
    label: 'orderedList',
    Icon: ListOrdered,
    type: ['orderedList'],
    toggle: (chain) => chain.toggleOrderedList(),
  },
];

/** The format buttons: one Tab stop, with arrow keys between the buttons. */
export function EditorToolbar({ editor, texts }: { readonly editor: Editor; readonly texts: EditorTexts }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const buttons = useButtons(editor, () => setLinking(true));

  function moveFocus(event: KeyboardEvent): void {
    const to = getNextIndex(event.key, current, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    toolbar.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <>
      <div
        ref={toolbar}
        className="cf-toolbar row"
        role="toolbar"
        tabIndex={-1}
        aria-label={texts.toolbar}
        onKeyDown={moveFocus}
      >
        {buttons.map(({ label, Icon, isOn, isOff, press }, index) => (
          <button
            key={label}
            type="button"
            title={texts[label]}
            aria-label={texts[label]}
            aria-pressed={isOn}
            aria-disabled={isOff}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={press}
          >
            <Icon size="1.2rem" aria-hidden="true" />
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} texts={texts} onClose={() => setLinking(false)} />}
    </>
  );
}

/** Returns the buttons for the current selection of the editor. */
function useButtons(editor: Editor, onLink: () => void): readonly Button[] {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      formats: FORMATS.map(({ type: [name, attributes] }) => now.isActive(name, attributes)),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    ...FORMATS.map(({ label, Icon, toggle }, index) => ({
      label,
      Icon,
      isOn: state.formats[index],
      press: () => toggle(chain()).run(),
    })),
    { label: 'link', Icon: Link, isOn: state.link, press: onLink },
    { label: 'undo', Icon: Undo2, isOff: !state.canUndo, press: () => chain().undo().run() },
    { label: 'redo', Icon: Redo2, isOff: !state.canRedo, press: () => chain().redo().run() },
  ];
}

function getNextIndex(key: string, from: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % length;
    case 'ArrowLeft':
      return (from + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

type LinkFormProps = {
  readonly editor: Editor;
  readonly texts: OwnTexts['editor'];
  readonly onClose: () => void;
};

/** Adds, changes or removes the link at the cursor. Not a form element, because it is inside one. */
function LinkForm({ editor, texts, onClose }: LinkFormProps) {
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
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  }

  return { before, address, isInvalid, type, apply, remove, leave, onKeyDown };
}
