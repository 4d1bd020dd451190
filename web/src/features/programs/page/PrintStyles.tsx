import GlobalStyles from '@mui/material/GlobalStyles';

/** Paper gets what is in `.print-sheet`: the calculator, its figures and the disclosures, and of the folds those that are open. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        // Text of about 10 points.
        html: { fontSize: '80%' },
        'body > * header, footer, nav, .no-print, main > :not(.print-sheet, :has(.print-sheet)), .print-sheet details:not([open])':
          { display: 'none !important' },
        '.print-sheet, .print-sheet section': { paddingBlock: '8px !important', border: '0 !important' },
        'figure, dl, tr, .print-sheet section:not(:has(details[open]))': { breakInside: 'avoid' },
        h2: { breakAfter: 'avoid' },
      },
    }}
  />
);
