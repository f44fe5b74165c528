/** A sheet of paper, as the menu's other entries have a sign. */
export function PagesIcon({ className }: { className?: string }) {
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
      <path d="M14 3H6v18h12V7l-4-4Zm0 0v4h4M9 13h6M9 17h6" />
    </svg>
  );
}
