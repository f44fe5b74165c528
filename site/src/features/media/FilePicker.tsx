import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type RefObject } from 'react';
import { useIsHydrated } from '#site/ui/use-form.ts';
import '#site/ui/progress.css';
import './image-field.css';

type FilePickerProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  readonly Icon: LucideIcon;
  readonly label: string;
  /** The hint of a large field that files can be dropped there; a button has none. */
  readonly drop?: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
};

/** Takes files that are chosen or dropped, once the page is hydrated. */
export function FilePicker({ Icon, label, drop, onChoose, ...input }: FilePickerProps) {
  const isReady = useIsHydrated();
  return (
    <label
      className={`file-picker ${drop === undefined ? 'button button-secondary' : 'file-drop'}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <input
        {...input}
        type="file"
        disabled={!isReady}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Icon size="2rem" aria-hidden="true" />
      <span>{label}</span>
      {drop !== undefined && <small aria-hidden="true">{drop}</small>}
    </label>
  );
}

type UploadProgressProps = {
  readonly label: string;
  /** From 0 to 1. */
  readonly part: number;
  readonly cancelLabel: string;
  readonly cancelRef?: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
};

/** Shows the progress of an upload, with a button to cancel it. */
export function UploadProgress({ label, part, cancelLabel, cancelRef, onCancel }: UploadProgressProps) {
  const id = useId();
  return (
    <div className="panel file-uploading stack">
      <label htmlFor={id}>{label}</label>
      <progress id={id} className="progress" max={1} value={part} />
      <button ref={cancelRef} type="button" className="button button-quiet button-small" onClick={onCancel}>
        {cancelLabel}
      </button>
    </div>
  );
}
