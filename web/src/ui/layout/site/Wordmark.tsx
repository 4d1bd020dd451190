import Box from '@mui/material/Box';
import { useCompany } from '../../../lib/company/useCompany.ts';

const brass = 'var(--brass)';

/** The company's logo mark, or else a house with an open door, and its name in the serif font. */
export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  const { name, shortName, mark } = useCompany();
  // The part of the full name that the short name leaves out.
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : '';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        color: onDark ? 'primary.contrastText' : 'primary.main',
      }}
    >
      {mark ? (
        <img
          src={mark}
          alt=""
          width={40}
          height={40}
          style={onDark ? { background: '#fff', borderRadius: 6 } : undefined}
        />
      ) : (
        <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
          <path d="M4 19.500 20 5l16 14.500V37H4z" fill={onDark ? brass : 'currentColor'} />
          <path d="M27 8V4.500h4.500v7.600z" fill={onDark ? brass : 'currentColor'} />
          <path
            d="M15 37V24.500a5 5 0 0 1 10 0V37z"
            fill={onDark ? 'var(--evergreen-dark)' : 'var(--paper)'}
          />
          <path d="M15 37V24.500a5 5 0 0 1 5-5V37z" fill={onDark ? 'currentColor' : brass} />
        </svg>
      )}
      <Box component="span" sx={{ display: 'grid' }}>
        <Box component="span" sx={{ typography: 'h3', lineHeight: 1.1 }}>
          {shortName}
        </Box>{' '}
        <Box component="span" sx={{ typography: 'caption', lineHeight: 1.3, letterSpacing: '0.04em' }}>
          {rest}
        </Box>
      </Box>
    </Box>
  );
}
