import './spinner.css';

/** A spinner with a label, which is visible if `row` is set, and otherwise for screen readers only. */
export function Spinner({ label, row = false }: { label: string; row?: boolean }) {
  const ring = <span className="spinner" aria-hidden="true" />;
  return (
    <span role="status" className={row ? 'spinner-row' : undefined}>
      {ring}
      <span className={row ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}
