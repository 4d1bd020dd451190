import Box from '@mui/material/Box';

/** The notice as a table; docs/retention.md has the days after which counts are removed. */
const GLANCE = [
  {
    what: 'Questionnaire answers',
    why: 'To see which loans may suit you, and to prepare an application if you want one',
    who: 'Our team. Lenders, credit bureaus and settlement services, for the loan you ask for',
    kept: 'As long as federal and state law requires',
  },
  {
    what: 'Your consents',
    why: 'To keep the records that our licenses require',
    who: 'Our team. Regulators, courts and auditors, where the law requires it',
    kept: 'With your answers, as proof of what you agreed to',
  },
  {
    what: 'Calls and messages',
    why: 'To answer you',
    who: 'Our team',
    kept: 'Same as your answers',
  },
  {
    what: 'Unfinished answers',
    why: 'So you can pick up where you left off',
    who: 'Only you. They stay in your browser',
    kept: '30 days, or until you send them or start over',
  },
  {
    what: 'Daily visitor counts',
    why: 'To see how many people reach each step',
    who: 'Our team. Nothing in them identifies you',
    kept: '13 months',
  },
] as const;

const COLUMNS = { why: 'Why', who: 'Who sees it', kept: 'How long' } as const;

/** A one-minute summary of how data is used. On a phone each row is a block with its own labels. */
export function PrivacyAtAGlance() {
  return (
    <Box component="table" id="at-a-glance" sx={glance}>
      <caption>At a glance</caption>
      <thead>
        <tr>
          <th scope="col">What we collect</th>
          {Object.values(COLUMNS).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GLANCE.map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td data-header={COLUMNS.why}>{row.why}</td>
            <td data-header={COLUMNS.who}>{row.who}</td>
            <td data-header={COLUMNS.kept}>{row.kept}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const glance = {
  width: 1,
  tableLayout: 'fixed',
  scrollMarginTop: 96,
  borderCollapse: 'collapse',
  mb: 5,
  '& caption': { typography: 'h3', textAlign: 'left', pb: 1.5 },
  '& th, & td': {
    py: 1.5,
    pr: 2.5,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tr > :last-child': { pr: 0 },
  // The longest text gets the widest columns.
  '& thead th:nth-of-type(1)': { width: '20%' },
  '& thead th:nth-of-type(3)': { width: '30%' },
  '& thead th': { py: 1, fontWeight: 600, borderTop: 0, borderBottom: 2, borderColor: 'text.primary' },
  '& tbody th': { fontWeight: 600 },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr, & tbody th, & tbody td': { display: 'block' },
    '& tbody th': { typography: 'body1', fontWeight: 600, pb: 0.5, pr: 0 },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: '7em minmax(0, 1fr)',
      borderTop: 0,
      pt: 0,
      pb: 1,
      pr: 0,
    },
    '& tbody td::before': { content: 'attr(data-header)', color: 'text.secondary' },
  },
} as const;
