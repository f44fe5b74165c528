/** A decorative icon of 24 by 24, hidden from screen readers. */
export function OutlineIcon({ path }: { readonly path: string }) {
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: '2' } as const;
  const joins = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" {...stroke} {...joins} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
