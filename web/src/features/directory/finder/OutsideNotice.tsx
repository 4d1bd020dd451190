import { formatAlternatives } from '@brokerage/domain/text/formatList';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

interface OutsideNoticeProps {
  /** Name of the typed ZIP code's state; undefined for a territory or a military address. */
  state: string | undefined;
  /** Names of the states served. */
  served: readonly string[];
}

/** Says that the company doesn't lend in the typed ZIP code's state, and what visitors can do. */
export function OutsideNotice({ state, served }: OutsideNoticeProps) {
  const company = useCompany();
  return (
    <Box role="status" sx={styles}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>We aren’t licensed in {state ?? 'that area'}</Typography>
        <Typography sx={{ mt: 0.5 }}>
          If the home is in {formatAlternatives(served)}, we can help: these are the loan officers nearest to
          you.
        </Typography>
      </div>
      <Box sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {/* The phone comes first, because they can't apply for a home there. */}
        <ButtonLink href={`tel:${company.phone}`} variant="contained" startIcon={<PhoneOutlined />}>
          {company.phoneDisplay}
        </ButtonLink>
        <ButtonLink href={sitePaths.preApproval} variant="outlined">
          Apply Now
        </ButtonLink>
      </Box>
    </Box>
  );
}

const styles = {
  mt: 2,
  p: { xs: 2, md: 3 },
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: 'space-between',
  gap: 2,
  borderRadius: '10px',
  bgcolor: 'secondary.soft',
} as const;
