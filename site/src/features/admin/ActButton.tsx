import { useState, type ComponentProps } from 'react';
import { keepFocus } from '#site/ui/focus-heading.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { isDestructive, ReasonDialog } from './ReasonDialog.tsx';

type ActButtonProps<Act extends string, Result> = Omit<
  ComponentProps<typeof ReasonDialog<Act, Result>>,
  'onDone' | 'onLeave'
> & { readonly className?: string; readonly onDone?: (result: Result) => void };

/** A button for an act of an admin's, which asks for the reason; screen readers read what it is about after the label. */
export function ActButton<Act extends string, Result>(props: ActButtonProps<Act, Result>) {
  const { className = 'button button-small', onDone, ...dialog } = props;
  const { name, about, texts } = dialog;
  const { label, done } = texts.acts[name];
  const [isAsking, setAsking] = useState(false);
  const tone = isDestructive(name) ? 'button-danger' : 'button-secondary';
  return (
    <>
      <button
        ref={keepFocus}
        type="button"
        className={`${className} ${tone}`}
        onClick={() => setAsking(true)}
      >
        {label}
        <span className="visually-hidden"> {about}</span>
      </button>
      {isAsking && (
        <ReasonDialog
          {...dialog}
          onDone={(result) => {
            setAsking(false);
            if (done !== undefined) showToast('success', fillText(done, { name: about }));
            if (onDone) onDone(result);
            else if (done === undefined) location.reload();
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  );
}
