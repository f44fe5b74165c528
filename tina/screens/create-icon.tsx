/** Returns an icon of one stroked path, in the look of the editor's own. */
export function createIcon(path: string) {
  return function MenuIcon({ className }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        className={className}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
