import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../../lib/company/useCompany.ts';
import { FIRST_HOME } from '../../../../lib/visitor-numbers/firstHome.ts';
import { homeCosts } from '../../purchase/homeCosts.ts';
import { GuideFigure } from './GuideFigure.tsx';
import { NumberMark } from './NumberMark.tsx';

const DOWN_SHARE = 5;
const { down } = homeCosts(FIRST_HOME.price, DOWN_SHARE);

/** The parts of a letter in order, each with what to look for. */
const PARTS = [
  {
    name: 'Who it’s for',
    letter: 'To: the sellers of the home. Buyers: [your names]',
    look: 'Everyone on the loan is named, as on their ID.',
  },
  {
    name: 'How much',
    letter: `Loan of up to ${formatDollars(FIRST_HOME.price - down)}, for a price of up to ${formatDollars(FIRST_HOME.price)}`,
    look: 'Ask for a letter at your offer price, so that it doesn’t show the seller your limit.',
  },
  {
    name: 'What kind of loan',
    letter: `Conventional, 30 years, ${DOWN_SHARE}% down`,
    look: 'It should match your offer. The seller compares them.',
  },
  {
    name: 'What was checked',
    letter: 'Reviewed: income, savings and credit reports',
    look: 'A letter based on documents counts for more than one based on what you said.',
  },
  {
    name: 'What’s still open',
    letter: 'Subject to: an appraisal, clear title, and no change in your finances',
    look: 'This is why the letter isn’t a promise to lend.',
  },
  {
    name: 'How long it’s good for',
    letter: 'Valid through: [date]',
    look: 'Shopping longer? Ask for a new letter before this one expires.',
  },
] as const;

/** A sample pre-approval letter with a note on each of its parts. */
export function PreApprovalLetter() {
  const { name: company, nmls } = useCompany();
  return (
    <GuideFigure
      caption="A sample pre-approval letter, part by part"
      note="An example of what such letters say. It isn’t an offer or a commitment to lend."
    >
      <Box sx={row}>
        <Box sx={head}>
          <Box sx={letterhead}>
            <Typography component="p" variant="h3">
              [Your lender]
            </Typography>
            <Typography variant="body2">
              Arranged by {company}, NMLS #{nmls}
            </Typography>
          </Box>
          <strong>Pre-approval letter</strong>
        </Box>
        <Typography variant="subtitle2" component="p" sx={beside}>
          What to look for
        </Typography>
      </Box>
      <Box component="ol" sx={rows}>
        {PARTS.map(({ name, letter, look }, index) => (
          <Box component="li" key={name} sx={row}>
            <Box sx={paper}>
              <span>{letter}</span>
              <Box sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}>
                <NumberMark number={index + 1} />
              </Box>
            </Box>
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <NumberMark number={index + 1} />
              <div>
                <strong>{name}.</strong> {look}
              </div>
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={row}>
        <Signature />
      </Box>
    </GuideFigure>
  );
}

/** A sample signature above the signer's name. */
const Signature = () => (
  <Box sx={foot}>
    <Box component="svg" aria-hidden="true" viewBox="0 0 150 40" sx={signature}>
      <path d="M4 30c8-16 16-26 20-24 5 3-12 27-8 28 4 0 8-12 12-12 3 0-1 9 3 9 4 1 6-9 10-9 3 0 0 8 3 9 6 1 16-28 20-26 4 2-13 25-9 27 4 1 8-11 12-11 3 0 0 8 4 8 5 1 8-8 11-7 3 0 0 7 4 7 12 0 24-6 38-8" />
    </Box>
    <Typography variant="body2" sx={{ borderTop: 1, borderColor: 'text.secondary', pt: 0.5 }}>
      Name and title of who signs for the lender
    </Typography>
  </Box>
);

const letterhead = { mb: 2, pb: 1.5, borderBottom: 2, borderColor: 'primary.main' } as const;

const signature = {
  display: 'block',
  width: 150,
  height: 40,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
} as const;

const rows = {
  listStyle: 'none',
  m: 0,
  my: { xs: 2.5, md: 0 },
  p: 0,
  display: 'grid',
  rowGap: { xs: 2.5, md: 0 },
} as const;

const row = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
} as const;

/** Looks like one sheet from letterhead to signature where the notes are next to it. */
const sheet = {
  px: 3,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  lineHeight: 1.5,
} as const;

const head = {
  ...sheet,
  pt: 2.5,
  borderBottomWidth: { md: 0 },
  borderRadius: { md: '4px 4px 0 0' },
} as const;

/** The heading above the notes, level with the name of the letter. */
const beside = { display: { xs: 'none', md: 'block' }, alignSelf: 'end', pb: 1.5 } as const;

const paper = {
  ...sheet,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { md: 72 },
  borderBlockWidth: { md: 0 },
} as const;

const foot = {
  ...sheet,
  pb: 2.5,
  borderTopWidth: { md: 0 },
  borderRadius: { md: '0 0 4px 4px' },
} as const;
