import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { hoursWithZone } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Wordmark } from '../../ui/layout/site/Wordmark.tsx';
import { menuGroups, menuLinks } from './siteLinks.ts';

/** The menu below large screens. Choosing a link closes it. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const company = useCompany();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Menu',
          role: 'dialog',
          'aria-modal': true,
          sx: { width: 'min(360px, 100vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, height: 64, pl: 2, pr: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <Wordmark />
        </Box>
        <IconButton aria-label="Close the menu" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {menuLinks.map(({ label, to }) => (
          <ButtonLink key={label} href={to} onClick={onClose} fullWidth sx={row}>
            {label}
          </ButtonLink>
        ))}
        {menuGroups.map(({ label, links }) => (
          <Box key={label} component="details" sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box component="summary" sx={summary}>
              {label}
              <KeyboardArrowDown aria-hidden />
            </Box>
            {links.map((link) => (
              <ButtonLink
                key={link.label}
                href={link.to}
                onClick={onClose}
                fullWidth
                aria-describedby={`menu-${link.to}`}
                sx={subRow}
              >
                {link.label}
                {/* The link's accessible name is only its label. */}
                <Box
                  component="span"
                  id={`menu-${link.to}`}
                  aria-hidden
                  sx={{ typography: 'body2', color: 'text.secondary' }}
                >
                  {link.text}
                </Box>
              </ButtonLink>
            ))}
          </Box>
        ))}
        <ButtonLink href={sitePaths.contact} onClick={onClose} fullWidth sx={row}>
          Contact us
        </ButtonLink>
      </Box>
      <Box sx={{ mt: 'auto', p: 2, display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Call us {hoursWithZone(company)}.
        </Typography>
        <ButtonLink
          href={`tel:${company.phone}`}
          variant="outlined"
          startIcon={<PhoneOutlined />}
          size="large"
        >
          {company.phoneDisplay}
        </ButtonLink>
        <ButtonLink href={sitePaths.preApproval} onClick={onClose} variant="contained" size="large">
          Apply Now
        </ButtonLink>
      </Box>
    </Drawer>
  );
}

const row = {
  justifyContent: 'flex-start',
  minHeight: 56,
  px: 2,
  borderRadius: 0,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'h3',
  color: 'text.primary',
} as const;

const summary = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  px: 2,
  py: 1.625,
  typography: 'h3',
  cursor: 'pointer',
  // Replaces the browser's triangle, which Safari draws as a pseudo-element.
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'transform 150ms ease-out' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;

const subRow = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 56,
  px: 4,
  py: 0.75,
  textAlign: 'left',
  borderRadius: 0,
  color: 'text.primary',
} as const;
