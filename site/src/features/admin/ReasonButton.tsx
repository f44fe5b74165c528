import { useState, type ComponentProps } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

type ReasonButtonProps<Result> = Omit<ComponentProps<typeof ReasonDialog<Result>>, 'onDone' | 'onLeave'> & {
  /** The person or thing that it is about; screen readers read it after the label. */
  readonly name?: string;
  /** Replaces the label and the name for screen readers. */
  readonly ariaLabel?: string;
  readonly className?: string;
  /** By default the page is reloaded, to show the change. */
  readonly onDone?: (result: Awaited<Result>) => void;
};

/** A button for an admin's manual action, which asks for the reason. */
export function ReasonButton<Result>(props: ReasonButtonProps<Result>) {
  const { name, ariaLabel, className = 'link', onDone = () => location.reload(), ...dialog } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={ariaLabel} onClick={() => setAsking(true)}>
        {dialog.confirmLabel}
        {name !== undefined && <span className="visually-hidden"> {name}</span>}
      </button>
      {isAsking && (
        <ReasonDialog
          {...dialog}
          onDone={(result) => {
            setAsking(false);
            onDone(result);
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  );
}
