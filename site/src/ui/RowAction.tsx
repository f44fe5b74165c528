type RowActionProps = { readonly label: string; readonly name: string; readonly onPress: () => void };

/** A button of a row, whose name for screen readers says which one it is for. */
export function RowAction({ label, name, onPress }: RowActionProps) {
  return (
    <button type="button" className="link" aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
}
