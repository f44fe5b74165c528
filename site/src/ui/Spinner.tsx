import './spinner.css';

/** A turning ring with its word; the word is read out, and seen when `row` is set. */
export function Spinner({ label, row = false }: { label: string; row?: boolean }) {
  const ring = <span className="spinner" aria-hidden="true" />;
  return (
    <span role="status" className={row ? 'spinner-row' : undefined}>
      {ring}
      <span className={row ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

/** Covers the page while nothing else can be done ("Loading…" by default). */
export function FullscreenLoader({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="loader">
      <Spinner label={label} row />
    </div>
  );
}
