import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../../lib/company/useCompany.ts';
import { costOfHome, FIRST_PRICE } from '../../purchase/costOfHome.ts';
import { GuideFigure } from './GuideFigure.tsx';
import { NumberMark } from './NumberMark.tsx';

const DOWN_SHARE = 5;
const { down } = costOfHome(FIRST_PRICE, DOWN_SHARE);

/** The parts of a letter, in its order, each with what to look for. */
const PARTS = [
  {
    name: 'Who it’s for',
    letter: 'To: the sellers of the home. Buyers: [your names]',
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
    letter: 'Valid through: [date]',
    look: 'Shopping longer? Ask for a new letter before this one expires.',
  },
] as const;

/** A sample pre-approval letter with a note at each of its parts. */
export function PreApprovalLetter() {
  const { name: company, address, nmls } = useCompany();
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
                <Box sx={{ mb: 2 }}>
                  <Box sx={letterhead}>
                    <Typography component="p" variant="h3">
                      {company}
                    </Typography>
                    <Typography variant="body2">
                      {address} · NMLS #{nmls}
                    </Typography>
                  </Box>
                  <strong>Pre-approval letter</strong>
                </Box>
              )}
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
                <span>{letter}</span>
                <Box sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}>
                  <NumberMark number={index + 1} />
                </Box>
              </Box>
              {index === PARTS.length - 1 && <Signature />}
            </Box>
            <Box sx={{ display: 'flex', gap: 1.5, ...besideLetter(index) }}>
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

/** A sample of a signature, above who signs. */
const Signature = () => (
  <Box sx={{ mt: 3 }}>
    <Box component="svg" aria-hidden="true" viewBox="0 0 150 40" sx={signature}>
      <path d="M4 30c8-16 16-26 20-24 5 3-12 27-8 28 4 0 8-12 12-12 3 0-1 9 3 9 4 1 6-9 10-9 3 0 0 8 3 9 6 1 16-28 20-26 4 2-13 25-9 27 4 1 8-11 12-11 3 0 0 8 4 8 5 1 8-8 11-7 3 0 0 7 4 7 12 0 24-6 38-8" />
    </Box>
    <Typography variant="body2" sx={{ borderTop: 1, borderColor: 'text.secondary', pt: 0.5 }}>
      Your loan officer’s name and NMLS number
    </Typography>
  </Box>
);

/** Level with its line of the letter: the first stands below the letterhead, the last above the signature. */
const besideLetter = (index: number) => {
  if (index === 0) return { alignSelf: { md: 'end' }, pb: { md: 1.5 } };
  return index === PARTS.length - 1 ? { alignSelf: { md: 'start' }, pt: { md: 1.25 } } : {};
};

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
  minHeight: { md: 72 },
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
