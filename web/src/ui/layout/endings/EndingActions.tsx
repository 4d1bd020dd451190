import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ButtonLink.tsx';

export interface Step {
  label: string;
  to: string;
}

export interface EndingActionsProps {
  primary?: Step | undefined;
  /** Defaults to calling the company. */
  secondary?: Step | 'none' | undefined;
  isDark?: boolean;
}

const APPLY = { label: 'Apply Now', to: sitePaths.preApproval };

/** The two actions at the end of a page; stacked on a phone. */
export const EndingActions = ({ primary = APPLY, secondary, isDark = false }: EndingActionsProps) => (
  <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5 }}>
    <ButtonLink href={primary.to} variant="contained" color={isDark ? 'secondary' : 'primary'} size="large">
      {primary.label}
    </ButtonLink>
    {secondary !== 'none' && <SecondaryAction step={secondary} />}
  </Box>
);

/** An outlined button in a color that fits its background, with a phone icon if it calls. */
export function SecondaryAction({ step }: { step: Step | undefined }) {
  const company = useCompany();
  const { label, to } = step ?? { label: company.phoneDisplay, to: `tel:${company.phone}` };
  return (
    <ButtonLink
      href={to}
      variant="outlined"
      color="inherit"
      size="large"
      startIcon={to.startsWith('tel:') && <PhoneOutlined />}
      // On the smallest phones, a name and a number are as wide as the page. Phone links don't wrap by themselves (base.css).
      sx={{ px: { xs: 1.5, sm: 3.5 }, '&&': { whiteSpace: { xs: 'normal', sm: 'nowrap' } } }}
    >
      {label}
    </ButtonLink>
  );
}
