import { useEditorState, type Editor } from '@tiptap/react';
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
import { useRef, useState, type KeyboardEvent } from 'react';
import type { OwnTexts } from '../texts.ts';
import { LinkForm } from './LinkForm.tsx';
import './editor-toolbar.css';

type EditorToolbarProps = { readonly editor: Editor; readonly texts: OwnTexts['editor'] };
type Button = {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Whether it is on; undefined for what happens once. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly press: () => void;
};

/** The formats as buttons. One Tab stop; the arrow keys go from button to button. */
export function EditorToolbar({ editor, texts }: EditorToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const buttons: readonly Button[] = [
    { label: texts.bold, Icon: Bold, isOn: on.bold, press: () => chain().toggleBold().run() },
    { label: texts.italic, Icon: Italic, isOn: on.italic, press: () => chain().toggleItalic().run() },
    {
      label: texts.heading,
      Icon: Heading2,
      isOn: on.heading,
      press: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: texts.subheading,
      Icon: Heading3,
      isOn: on.subheading,
      press: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: texts.bulletList,
      Icon: List,
      isOn: on.bulletList,
      press: () => chain().toggleBulletList().run(),
    },
    {
      label: texts.orderedList,
      Icon: ListOrdered,
      isOn: on.orderedList,
      press: () => chain().toggleOrderedList().run(),
    },
    { label: texts.link, Icon: Link, isOn: on.link, press: () => setLinking(true) },
    { label: texts.undo, Icon: Undo2, isOff: !on.canUndo, press: () => chain().undo().run() },
    { label: texts.redo, Icon: Redo2, isOff: !on.canRedo, press: () => chain().redo().run() },
  ];

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
        className="cf-toolbar"
        role="toolbar"
        tabIndex={-1}
        aria-label={texts.toolbar}
        onKeyDown={moveFocus}
      >
        {buttons.map(({ label, Icon, isOn, isOff, press }, index) => (
          <button
            key={label}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={isOn}
            aria-disabled={isOff}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={press}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} texts={texts} onClose={() => setLinking(false)} />}
    </>
  );
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
