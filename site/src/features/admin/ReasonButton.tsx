import { useState, type ComponentProps } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

type ReasonButtonProps<Result> = Omit<ComponentProps<typeof ReasonDialog<Result>>, 'onDone' | 'onLeave'> & {
  /** Whom or what it is about, for people who hear the page. */
  readonly name: string;
  readonly className?: string;
  /** What follows; by default the page shows what has changed. */
  readonly onDone?: () => void;
};

/** A button for what an admin does by hand, which asks why. */
export function ReasonButton<Result>(props: ReasonButtonProps<Result>) {
  const { name, className = 'link', onDone = () => location.reload(), ...dialog } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {dialog.confirmLabel} <span className="visually-hidden">{name}</span>
      </button>
      {isAsking && (
        <ReasonDialog
          {...dialog}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  );
}
