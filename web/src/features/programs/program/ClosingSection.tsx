import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import type { Program } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { phoneLink } from '../../../lib/format/phoneLink.ts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ApplyOrCall, CallButton } from '../../../ui/layout/ApplyOrCall.tsx';
import { findOfficerToAsk, type OfficerTopic } from '../findOfficerToAsk.ts';
import { ClosingPerson } from './ClosingPerson.tsx';
import { FitMark } from './FitMark.tsx';
import { tones } from './ProgramBand.tsx';
import type { ProgramClosing } from './programClosings.ts';

interface ClosingSectionProps {
  closing: ProgramClosing;
  /** What the officer to ask knows well. */
  topic: OfficerTopic;
  /** How the page's heading says it, such as `about VA loans`. */
  about: string;
  /** What the questionnaire begins with. */
  purpose: Program['purpose'];
}

/** The end of a page about programs: one person to ask with their number, and one way to apply, in the form of what the page's reader asks last. */
export function ClosingSection({ closing, topic, about, purpose }: ClosingSectionProps) {
  const state = useDirectory();
  const found = state.status === 'ready' ? findOfficerToAsk(topic, state.directory.officers) : undefined;
  const { title, lead } = closing;
  const to = preApprovalUrl(purpose);
  const call = found && {
    label: formatUsPhone(found.officer.phone),
    to: phoneLink(found.officer.phone),
  };
  const isDark = closing.form === 'band' || closing.form === 'paths';
  const words = <Words title={title} lead={lead} isDark={isDark} />;
  const person = found && (
    <ClosingPerson
      found={found}
      about={about}
      isDark={isDark}
      call={closing.form === 'paths' && 'label' in closing.other ? call : undefined}
    />
  );
  const actions = (
    <Box sx={{ mt: 3 }}>
      <ApplyOrCall apply={{ label: 'Apply Now', to }} call={call} isDark={isDark} />
    </Box>
  );
  switch (closing.form) {
    case 'band':
      return (
        <Ground isDark>
          <Box sx={halves}>
            <div>
              {words}
              {actions}
            </div>
            {found && <ClosingPerson found={found} about={about} isDark hasBio />}
          </Box>
        </Ground>
      );
    case 'steps':
    case 'list':
      return (
        <Ground>
          <Box sx={halves}>
            <div>
              {words}
              {person}
              {actions}
            </div>
            {closing.form === 'steps' ? (
              <Box component="ol" sx={steps}>
                {closing.items.map((item, index) => (
                  <li key={item.title}>
                    <Typography component="span" variant="h2" aria-hidden sx={{ color: 'secondary.main' }}>
                      {index + 1}
                    </Typography>
                    <div>
                      <Typography variant="h3">{item.title}</Typography>
                      <Typography sx={{ mt: 0.5 }}>{item.text}</Typography>
                    </div>
                  </li>
                ))}
              </Box>
            ) : (
              <Box sx={sheet}>
                <Typography id="at-hand" variant="h3">
                  {closing.name}
                </Typography>
                <Box component="ul" aria-labelledby="at-hand" sx={list}>
                  {closing.items.map((item) => (
                    <li key={item.title}>
                      <FitMark kind="yes" isDark={false} />
                      <span>
                        <strong>{item.title}</strong>
                        <br />
                        {item.text}
                      </span>
                    </li>
                  ))}
                </Box>
              </Box>
            )}
          </Box>
        </Ground>
      );
    case 'paths':
      return (
        <Ground isDark>
          <Box sx={halves}>
            {words}
            <Box sx={{ pl: { md: 8 } }}>{person}</Box>
          </Box>
          <Box sx={paths}>
            <Path entry={closing.apply}>
              <ButtonLink href={to} variant="contained" color="secondary" size="large">
                Apply Now
              </ButtonLink>
            </Path>
            <Path entry={closing.other}>
              {'label' in closing.other ? (
                <ButtonLink href={closing.other.to} variant="outlined" color="inherit" size="large">
                  {closing.other.label}
                </ButtonLink>
              ) : (
                <CallButton call={call} />
              )}
            </Path>
          </Box>
        </Ground>
      );
    case 'scene':
      return (
        <Ground isFlush>
          <Box sx={halves}>
            <Box
              component="img"
              src={closing.picture}
              alt=""
              width={closing.width}
              height={closing.height}
              loading="lazy"
              sx={picture}
            />
            <Box sx={{ pt: { xs: 7, md: 10 }, pb: { md: 10 } }}>
              {words}
              {person}
              {actions}
            </Box>
          </Box>
        </Ground>
      );
  }
}

interface GroundProps {
  isDark?: boolean;
  /** A picture stands on the lower edge. */
  isFlush?: boolean;
  children: ReactNode;
}

const Ground = ({ isDark = false, isFlush = false, children }: GroundProps) => (
  <Box
    component="section"
    aria-labelledby="begin"
    sx={{
      ...(isDark ? { ...tones.dark, bgcolor: 'primary.main' } : { bgcolor: 'primary.soft' }),
      py: isFlush ? 0 : { xs: 7, md: 10 },
    }}
  >
    <Container>{children}</Container>
  </Box>
);

const Words = ({ title, lead, isDark }: { title: string; lead: string; isDark: boolean }) => (
  <div>
    <Typography id="begin" variant="h2">
      {title}
    </Typography>
    <Typography sx={{ mt: 1.5, maxWidth: '31em', color: isDark ? 'primary.soft' : undefined }}>
      {lead}
    </Typography>
  </div>
);

interface PathProps {
  entry: { title: string; text: string };
  children: ReactNode;
}

function Path({ entry, children }: PathProps) {
  return (
    <div>
      <Typography variant="h3">{entry.title}</Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '29em', color: 'primary.soft' }}>{entry.text}</Typography>
      {children}
    </div>
  );
}

const halves = {
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
} as const;

const steps = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', gap: 3, alignItems: 'baseline', py: 2 },
  '& > li + li': { borderTop: 1, borderColor: 'neutral.main' },
} as const;

const sheet = {
  p: { xs: 3, md: 4 },
  bgcolor: 'background.paper',
  borderTop: '3px solid',
  borderColor: 'secondary.light',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& > li': { display: 'flex', gap: 2, py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const paths = {
  mt: { xs: 4, md: 5 },
  display: 'grid',
  columnGap: { sm: 4, md: 8 },
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: { sm: 'flex-start' } },
  // The buttons stand on one line.
  '& > div > p': { flexGrow: 1 },
  '& > div + div': {
    borderStyle: 'solid',
    borderColor: 'primary.light',
    borderWidth: { xs: '1px 0 0', sm: '0 0 0 1px' },
    pt: { xs: 4, sm: 0 },
    pl: { sm: 4, md: 8 },
  },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  maxWidth: { xs: 360, md: 520 },
  height: 'auto',
  mx: { xs: 'auto', md: 0 },
  alignSelf: 'end',
  // On a phone the words come first.
  order: { xs: 1, md: 0 },
} as const;
