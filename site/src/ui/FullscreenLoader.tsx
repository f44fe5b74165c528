import { Spinner } from './Spinner.tsx';

/** Covers the page while nothing else can be done (default text of specification §2). */
export function FullscreenLoader({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="loader">
      <Spinner label={label} row />
    </div>
  );
}
