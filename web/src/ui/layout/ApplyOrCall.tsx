import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import { useCompany } from '../../lib/company/useCompany.ts';
import { ButtonLink } from '../ButtonLink.tsx';

interface Step {
  label: string;
  to: string;
}

interface ApplyOrCallProps {
  apply: Step;
  /** Whom to call, where it isn't the company. */
  call?: Step | undefined;
  isDark?: boolean | undefined;
}

/** The two ways to go on at the end of a page: on a phone one below the other. */
export const ApplyOrCall = ({ apply, call, isDark = false }: ApplyOrCallProps) => (
  <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5 }}>
    <ButtonLink href={apply.to} variant="contained" color={isDark ? 'secondary' : 'primary'} size="large">
      {apply.label}
    </ButtonLink>
    <CallButton call={call} />
  </Box>
);

/** Calls the company, or somebody else. */
export function CallButton({ call }: { call?: Step | undefined }) {
  const company = useCompany();
  return (
    <ButtonLink
      href={call?.to ?? `tel:${company.phone}`}
      variant="outlined"
      color="inherit"
      size="large"
      startIcon={<PhoneOutlined />}
    >
      {call?.label ?? company.phoneDisplay}
    </ButtonLink>
  );
}
