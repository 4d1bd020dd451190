/** The style of a key's name. */
export const keycap = {
  px: 0.75,
  py: '1px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  color: 'text.secondary',
  backgroundColor: 'background.default',
  whiteSpace: 'nowrap',
} as const;
