import { useState, type ComponentProps } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

type ReasonButtonProps<Result> = Omit<ComponentProps<typeof ReasonDialog<Result>>, 'onDone' | 'onLeave'> & {
  /** Whom or what it is about, for people who hear the page; they hear it behind the label. */
  readonly name?: string;
  /** What they hear in place of the label and the name. */
  readonly ariaLabel?: string;
  readonly className?: string;
  /** What follows; by default the page shows what has changed. */
  readonly onDone?: (result: Awaited<Result>) => void;
};

/** A button for what an admin does by hand, which asks why. */
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
