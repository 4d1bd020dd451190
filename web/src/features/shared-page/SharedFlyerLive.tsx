import ArrowBack from '@mui/icons-material/ArrowBack';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { companyMoment } from '../../lib/format/companyTime.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { UnlistedHead } from '../../ui/layout/UnlistedHead.tsx';
import { SharedFlyerOfficer } from './SharedFlyerOfficer.tsx';
import { SharedFlyerSheet } from './SharedFlyerSheet.tsx';
import { recordLinkEvent, type SharedFlyer, type SharedFlyerView } from './sharedFlyerCalls.ts';
import { sharedFlyerGrid } from './sharedFlyerLayout.ts';

interface SharedFlyerLiveProps {
  flyer: SharedFlyer;
  view: SharedFlyerView;
}

/** A flyer that is there, with what one can do with it and whose it is. */
export function SharedFlyerLive({ flyer, view }: SharedFlyerLiveProps) {
  const { title, pdfUrl, drawing, officer, company, expiresAt } = flyer;
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
      <UnlistedHead name={title} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        From {officer.name}, {company.name}
      </Typography>
      <Box sx={sharedFlyerGrid}>
        <SharedFlyerSheet title={title} pdfUrl={pdfUrl} drawing={drawing} />
        <Box sx={{ display: 'grid', gap: 3, position: { md: 'sticky' }, top: { md: 112 } }}>
          <SharedFlyerOfficer officer={officer} company={company} view={view} />
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <ButtonLink
              href={`${pdfUrl}?download=1`}
              download
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              onClick={() => recordLinkEvent(view, 'download')}
            >
              Download PDF
            </ButtonLink>
            <ButtonLink href={`${routePaths.home}#about`} variant="outlined">
              Visit {company.name}
            </ButtonLink>
            <ButtonLink href={routePaths.home} startIcon={<ArrowBack />}>
              Return to Home
            </ButtonLink>
          </Box>
          {expiresAt !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
              This link works until {companyMoment(new Date(expiresAt))}.
            </Typography>
          )}
        </Box>
      </Box>
    </Container>
  );
}
