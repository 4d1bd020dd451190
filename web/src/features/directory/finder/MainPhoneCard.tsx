import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hoursWithZone } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { OpenNow } from '../../../ui/data-display/OpenNow.tsx';

/** The company's phone number after the last loan officer, for visitors who would rather ask than choose. */
export function MainPhoneCard() {
  const company = useCompany();
  return (
    <Box sx={cell}>
      <Typography variant="h3" component="p">
        Rather call us?
      </Typography>
      <Typography sx={{ mt: 0.5 }}>We’ll find the right loan officer for you.</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary', ...badge }}>
        {hoursWithZone(company)}
        <OpenNow />
      </Typography>
      <ButtonLink
        href={`tel:${company.phone}`}
        variant="outlined"
        startIcon={<PhoneOutlined />}
        sx={{ mt: 'auto', alignSelf: 'start' }}
      >
        <span>Call {company.phoneDisplay}</span>
      </ButtonLink>
    </Box>
  );
}

const cell = {
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2.5, md: 3 },
  borderRadius: '10px',
  bgcolor: 'primary.soft',
} as const;

/** The badge's own background is too close to the card's. */
const badge = { '& .office-status': { bgcolor: 'background.paper' } } as const;
