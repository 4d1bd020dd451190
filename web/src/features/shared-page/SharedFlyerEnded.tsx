import { FLYER_ENDED_TITLES } from '@brokerage/domain/link/unavailableTexts';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import emptyLot from '../../illustrations/drawn/emptyLot.svg?no-inline';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { UnlistedHead } from '../../ui/layout/head/UnlistedHead.tsx';
import { SharedFlyerOfficer } from './SharedFlyerOfficer.tsx';
import type { EndedFlyer, SharedFlyerView } from './sharedFlyerCalls.ts';
import { endedFlyerGrid } from './sharedFlyerLayout.ts';

/** The page's text about a flyer that has ended, and the subject of an email about it. */
const ENDED: Record<EndedFlyer['reason'], { sentence: (name: string) => string; subject: string }> = {
  expired: {
    sentence: (name) => `Rates and offers change often. Ask ${name} for current terms.`,
    subject: 'Current rates and offers',
  },
  recalled: {
    sentence: (name) => `We’ve withdrawn it. Ask ${name} for a current one.`,
    subject: 'A current flyer',
  },
};

interface SharedFlyerEndedProps {
  ended: EndedFlyer;
  view: SharedFlyerView;
}

/** Explains why a flyer is no longer shown, and who to contact for the current one. Shows nothing of the flyer itself. */
export function SharedFlyerEnded({ ended: { reason, officer, company }, view }: SharedFlyerEndedProps) {
  const title = FLYER_ENDED_TITLES[reason];
  const { sentence, subject } = ENDED[reason];
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
      <UnlistedHead name={title} />
      <Box sx={endedFlyerGrid}>
        <div>
          <Typography variant="h1" sx={{ textWrap: 'balance' }}>
            {title}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            role="status"
            sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary' }}
          >
            {sentence(officer.name)}
          </Typography>
          <ButtonLink href={sitePaths.home} startIcon={<ArrowBack />} sx={{ mt: 2, ml: -1 }}>
            Return to Home
          </ButtonLink>
          {/* On a phone it would push the contact down. */}
          <Box
            component="img"
            src={emptyLot}
            alt=""
            width={520}
            height={320}
            sx={{ display: { xs: 'none', md: 'block' }, width: '100%', maxWidth: 560, height: 'auto', mt: 5 }}
          />
        </div>
        <SharedFlyerOfficer officer={officer} company={company} view={view} mailSubject={subject} />
      </Box>
    </Container>
  );
}
