import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { LINK_PATTERN, type RichText } from '#api/campaigns/rich-text-rules.ts';
import type { OwnTexts } from '../texts.ts';
import { fromEditorDocument, tagPasted, toEditorDocument } from './editor-document.ts';
import { EditorToolbar } from './EditorToolbar.tsx';

/** Paragraphs, headings, bold, italic, links and lists: what a description may hold (RULES.md, "Descriptions"). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => LINK_PATTERN.test(url) },
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
];

export type EditorProps = {
  readonly texts: OwnTexts['editor'];
  /** The initial content; the editor reports changes from then on. */
  readonly value: RichText;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly isFixed: boolean;
  readonly isInvalid: boolean;
  readonly onChange: (value: RichText) => void;
};

/** The editor of a description; a default export, as `lazy` requires. */
export default function Editor({
  texts,
  value,
  labelledBy,
  describedBy,
  isFixed,
  isInvalid,
  onChange,
}: EditorProps) {
  const editor = useEditor({
    extensions,
    content: toEditorDocument(value),
    editable: !isFixed,
    // The page's policy blocks styles injected by scripts; campaign-form.css has them.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: tagPasted,
      attributes: {
        role: 'textbox',
        class: 'cf-editor-text prose',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-readonly': String(isFixed),
        'aria-invalid': String(isInvalid),
      },
      handleDOMEvents: {
        // Tab leaves the editor, even from a list, where it would otherwise indent the item.
        keydown: (_view, event) => event.key === 'Tab',
      },
    },
    onUpdate: ({ editor: now }) => onChange(fromEditorDocument(now.getJSON())),
  });

  return (
    <div className="cf-editor" data-invalid={isInvalid || undefined}>
      {!isFixed && <EditorToolbar editor={editor} texts={texts} />}
      <EditorContent editor={editor} />
    </div>
  );
}
