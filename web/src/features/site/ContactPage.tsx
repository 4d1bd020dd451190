import { company } from '@brokerage/domain/company';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { OpenNow } from './OpenNow.tsx';
import { PageTitle } from './PageTitle.tsx';
import office from './pictures/office.svg';

/** How to reach the office (also from the thank-you page's Schedule a Call). */
export function ContactPage() {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <PageTitle name="Contact" />
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 5,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <div>
          <Typography variant="h1">Talk to a person</Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
            Call to ask a question, or to set a time with a loan officer. If you would rather write, we answer
            every message.
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: { xs: 4, md: 5 }, borderBottom: 1, borderColor: 'divider' }}>
            <Row name="Phone">
              <Link href={`tel:${company.phone}`} sx={{ typography: 'h3' }}>
                {company.phoneDisplay}
              </Link>
            </Row>
            <Row name="E-mail">
              <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>
            </Row>
            <Row name="Hours">
              {company.hours.text}, Eastern time
              <OpenNow />
            </Row>
            <Row name="Office">{company.address}</Row>
          </Box>
        </div>
        <Box
          component="img"
          src={office}
          alt="The office: a brick house with green awnings, people at a desk in the window"
          width={720}
          height={520}
          sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: '10px' }}
        />
      </Box>
      <Box
        component="section"
        aria-labelledby="questionnaire"
        sx={{
          mt: { xs: 6, md: 9 },
          p: { xs: 3, md: 5 },
          borderRadius: '10px',
          bgcolor: 'primary.soft',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography id="questionnaire" variant="h3" component="h2">
            Outside office hours
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '31em' }}>
            The questionnaire is open day and night. Say there when it suits you to be called, and a loan
            officer contacts you within 24 hours.
          </Typography>
        </div>
        <Button component={RouterLink} to={routePaths.preApproval} variant="contained" size="large">
          Start the questionnaire
        </Button>
      </Box>
    </Container>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
        alignItems: 'baseline',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
