import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { capitalize } from '@brokerage/domain/text/capitalize';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { keepHyphensApart } from '../../../lib/format/keepHyphensApart.ts';
import { guidePaths } from '../../../lib/routes/sitePaths.ts';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';
import { callNotes } from './callNotes.ts';

interface OfficerGuidanceProps {
  officer: PublicOfficer;
  /** Who takes the officer's applications: the officer or a colleague at the branch, if anyone does. */
  acceptingOfficer: PublicOfficer | undefined;
}

/** The steps after applying and, if the officer takes applications, what to have ready for a call about their topics. */
export function OfficerGuidance({ officer, acceptingOfficer }: OfficerGuidanceProps) {
  const isTaking = acceptingOfficer === officer;
  const caller = acceptingOfficer ? toFirstName(acceptingOfficer.name) : 'A loan officer';
  return (
    <Box component="section" aria-labelledby={isTaking ? 'before-call' : 'how-it-goes'} sx={section}>
      <Container sx={isTaking ? columns : undefined}>
        {isTaking && (
          <div>
            <Typography id="before-call" variant="h2">
              Before you call {toFirstName(officer.name)}
            </Typography>
            <Typography sx={{ mt: 1.5, maxWidth: '34em', color: 'text.secondary' }}>
              It helps to have these handy. If you don’t, call anyway.
            </Typography>
            <Box component="dl" sx={{ m: 0, mt: { xs: 3, md: 4 } }}>
              {callNotes(officer.specialties ?? []).map(({ topic, text, more }) => (
                <Box key={topic} sx={entry}>
                  <Typography component="dt" variant="h3">
                    {keepHyphensApart(topic)}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, mt: 1, maxWidth: TEXT_WIDTH }}>
                    {text}
                    {more && (
                      <Link href={more.path} sx={{ display: 'block', width: 'fit-content', mt: 0.5 }}>
                        More about {more.label}
                      </Link>
                    )}
                  </Typography>
                </Box>
              ))}
            </Box>
          </div>
        )}
        <Box component={isTaking ? 'section' : 'div'} aria-labelledby={isTaking ? 'how-it-goes' : undefined}>
          <Typography id="how-it-goes" variant={isTaking ? 'h3' : 'h2'} component="h2" sx={{ mb: 3 }}>
            {acceptingOfficer ? `What to expect with ${caller}` : 'What to expect'}
          </Typography>
          <Box component="ol" sx={isTaking ? steps : stepsAcross}>
            <Step time="About 10 minutes" title="Answer a few questions">
              Online, whenever you like. No Social Security number, and no effect on your credit score.
            </Step>
            <Step time={capitalize(CONTACT_WITHIN)} title="Talk it through">
              {caller} calls to go over your options and costs.
            </Step>
            <Step time="When you’re ready" title="Send your documents">
              Pay stubs, W-2s and two months of bank statements. With your OK, we check your credit, too.{' '}
              <Link href={guidePaths.preApproval}>What to send us</Link>
            </Step>
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

function Step({ time, title, children }: { time: string; title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={step}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {time}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography sx={{ mt: 0.5 }}>{children}</Typography>
    </Box>
  );
}

const section = {
  py: { xs: 7, md: 10 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const columns = {
  display: 'grid',
  columnGap: { sm: 5, md: 8, lg: 12 },
  rowGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
  // Line up the first lines of text.
  alignItems: 'first baseline',
} as const;

const entry = {
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0 },
} as const;

const steps = { listStyle: 'none', m: 0, p: 0 } as const;

/** With nothing else in the section, the steps share its width. */
const stepsAcross = {
  ...steps,
  display: { md: 'grid' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 4,
  '& > li:not(:last-of-type)::after': { display: { md: 'none' } },
} as const;

/** A dot for each step, and a line to the next. */
const step = {
  position: 'relative',
  pl: 4,
  pb: 3.5,
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 5,
    width: 13,
    height: 13,
    borderRadius: '50%',
    bgcolor: 'secondary.light',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 22,
    bottom: -1,
    width: '1px',
    bgcolor: 'secondary.light',
  },
} as const;
