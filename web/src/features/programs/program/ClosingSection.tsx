import { type Fact, facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ApplyOrCall, CallButton } from '../../../ui/layout/ApplyOrCall.tsx';
import { CallToAction } from '../../../ui/layout/CallToAction.tsx';
import { FactSources } from './FactSources.tsx';
import { FitMark } from './FitMark.tsx';
import { type Tone, tones } from './ProgramBand.tsx';
import type { ProgramClosing } from './programClosings.ts';

interface ClosingSectionProps {
  closing: ProgramClosing;
  /** Where Apply leads. */
  to: string;
}

/** The end of a page about programs: apply or call, in the form of what its reader asks last. */
export function ClosingSection({ closing, to }: ClosingSectionProps) {
  const { title, lead } = closing;
  const words = <Words title={title} lead={lead} />;
  const soft = <Words title={title} lead={lead} isSoft />;
  switch (closing.form) {
    case 'band':
      return <CallToAction title={title} lead={lead} apply={{ label: 'Apply Now', to }} />;
    case 'figure': {
      const fact: Fact = facts[closing.fact];
      return (
        <Ground tone="dark">
          <Box sx={halves}>
            <div>
              <Typography variant="subtitle2">{closing.name}</Typography>
              <Typography component="p" sx={{ typography: 'h1', ...large, color: 'secondary.light' }}>
                {fact.value}
              </Typography>
              <Typography sx={{ color: 'primary.soft' }}>{closing.caption}</Typography>
              <FactSources ids={[closing.fact]} isDark />
            </div>
            <div>
              {words}
              <Actions to={to} isDark />
            </div>
          </Box>
        </Ground>
      );
    }
    case 'steps':
      return (
        <Ground tone="soft">
          <Box sx={beside}>
            {soft}
            <Actions to={to} />
          </Box>
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
        </Ground>
      );
    case 'list':
      return (
        <Ground tone="soft">
          <Box sx={halves}>
            <div>
              {soft}
              <Actions to={to} />
            </div>
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
          </Box>
        </Ground>
      );
    case 'paths':
      return (
        <Ground tone="dark">
          {words}
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
                <CallButton />
              )}
            </Path>
          </Box>
        </Ground>
      );
    case 'scene':
      return (
        <Ground tone="soft" isFlush>
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
              {soft}
              <Actions to={to} />
            </Box>
          </Box>
        </Ground>
      );
  }
}

interface GroundProps {
  tone: Extract<Tone, 'dark'> | 'soft';
  /** A picture stands on the lower edge. */
  isFlush?: boolean;
  children: ReactNode;
}

const Ground = ({ tone, isFlush = false, children }: GroundProps) => (
  <Box
    component="section"
    aria-labelledby="begin"
    sx={{
      ...(tone === 'dark' ? { ...tones.dark, bgcolor: 'primary.main' } : { bgcolor: 'primary.soft' }),
      py: isFlush ? 0 : { xs: 7, md: 10 },
    }}
  >
    <Container>{children}</Container>
  </Box>
);

const Words = ({ title, lead, isSoft = false }: { title: string; lead: string; isSoft?: boolean }) => (
  <div>
    <Typography id="begin" variant="h2">
      {title}
    </Typography>
    <Typography sx={{ mt: 1.5, maxWidth: '31em', color: isSoft ? undefined : 'primary.soft' }}>
      {lead}
    </Typography>
  </div>
);

function Path({ entry, children }: { entry: { title: string; text: string }; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3">{entry.title}</Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '29em', color: 'primary.soft' }}>{entry.text}</Typography>
      {children}
    </div>
  );
}

const Actions = ({ to, isDark }: { to: string; isDark?: boolean }) => (
  <Box sx={{ mt: 3 }}>
    <ApplyOrCall apply={{ label: 'Apply Now', to }} isDark={isDark} />
  </Box>
);

const halves = {
  display: 'grid',
  columnGap: 8,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
} as const;

const beside = {
  display: 'grid',
  columnGap: 8,
  gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
  alignItems: 'end',
} as const;

const large = {
  fontSize: { md: '5rem' },
  lineHeight: { md: 1.1 },
  fontVariantNumeric: 'lining-nums',
} as const;

const steps = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 4, md: 6 },
  p: 0,
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { display: 'flex', gap: 2, alignItems: 'baseline' },
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
