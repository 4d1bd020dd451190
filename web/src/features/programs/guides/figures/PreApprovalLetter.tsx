import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { costOfHome, FIRST_PRICE } from '../../purchase/costOfHome.ts';
import { GuideFigure } from './GuideFigure.tsx';
import { NumberMark } from './NumberMark.tsx';

const DOWN_SHARE = 5;
const { down } = costOfHome(FIRST_PRICE, DOWN_SHARE);

/** The parts of a letter, in its order, each with what to look for. */
const PARTS = [
  {
    name: 'Who it’s for',
    letter: 'To: the sellers of the home. Buyers: your full names',
    look: 'Everyone on the loan is named, as on their ID.',
  },
  {
    name: 'How much',
    letter: `Loan of up to ${formatDollars(FIRST_PRICE - down)}, for a price of up to ${formatDollars(FIRST_PRICE)}`,
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
    letter: 'Valid through: expiration date',
    look: 'Shopping longer? Ask for a new letter before this one expires.',
  },
] as const;

/** A sample pre-approval letter with a note at each of its parts. */
export function PreApprovalLetter() {
  return (
    <GuideFigure
      caption="A sample pre-approval letter, part by part"
      note="An example of what such letters say. It isn’t an offer or a commitment to lend."
    >
      <Box component="ol" sx={rows}>
        {PARTS.map(({ name, letter, look }, index) => (
          <Box component="li" key={name} sx={row}>
            <Box sx={paper}>
              {index === 0 && (
                <Typography component="p" variant="h3" sx={{ mb: 1 }}>
                  Pre-approval letter
                </Typography>
              )}
              {letter}
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
    </GuideFigure>
  );
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: { xs: 2.5, md: 0 } } as const;

const row = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
} as const;

/** One sheet, from the first part to the last, where the notes stand beside it. */
const paper = {
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: { md: 84 },
  px: 3,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderBlockWidth: { md: 0 },
  bgcolor: 'background.default',
  lineHeight: 1.5,
  'li:first-of-type > &': { borderTopWidth: 1, borderRadius: { md: '4px 4px 0 0' } },
  'li:last-of-type > &': { borderBottomWidth: 1, borderRadius: { md: '0 0 4px 4px' } },
} as const;
