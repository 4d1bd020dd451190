import { type Disclosure, formatDisclosure } from '@brokerage/domain/programs/disclosures';
import { EXAMPLE_DATE } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';

/** What the law wants beside a figure that is a trigger term, and who says it. */
export function DisclosureBlock({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const company = useCompany();
  return (
    <Box
      component="section"
      aria-labelledby="disclosures"
      sx={{ bgcolor: 'neutral.soft', py: { xs: 5, md: 6 } }}
    >
      <Container>
        <Typography id="disclosures" variant="subtitle2" component="h2">
          {disclosures.length ? 'Representative example and disclosures' : 'Disclosures'}
        </Typography>
        <Box sx={{ typography: 'body2', maxWidth: '62em', '& p': { m: 0, mt: 1 } }}>
          {disclosures.map((disclosure) => {
            const text = formatDisclosure(disclosure, formatIsoDate(EXAMPLE_DATE));
            return <p key={text}>{text}</p>;
          })}
          <p>
            {company.name} is a mortgage broker, company NMLS #{company.nmls}.{' '}
            {company.licenceLines.join('. ')}. Equal Housing Opportunity. This is not a commitment to lend;
            all loans are subject to credit and property approval.
          </p>
        </Box>
      </Container>
    </Box>
  );
}
