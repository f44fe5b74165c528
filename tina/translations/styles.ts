/** The style of our own fields in the editor, apart from their width. */
export const INPUT_STYLE = {
  padding: '8px 12px',
  border: '1px solid #cbd5e1',
  borderRadius: 6,
  fontSize: 14,
} as const;

/** The style of our own buttons in the editor. */
export const BUTTON_STYLE = {
  padding: '6px 12px',
  border: '1px solid #cbd5e1',
  borderRadius: 6,
  background: '#fff',
  color: '#1e293b',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
} as const;

export const LINK_STYLE = { color: '#5b2a9d', textDecoration: 'underline', fontWeight: 600 } as const;

export const BADGE_STYLE = {
  marginLeft: 8,
  padding: '1px 8px',
  borderRadius: 999,
  background: '#fef3c7',
  color: '#78350f',
  fontSize: 12,
  fontWeight: 600,
} as const;

export const MUTED_STYLE = { color: '#475569' } as const;
