import GlobalStyles from '@mui/material/GlobalStyles';

/** Paper gets what is in `.print-sheet`: the calculator, its figures and the disclosures. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > * header, footer, nav, .no-print, main > :not(.print-sheet)': { display: 'none !important' },
        '.print-sheet, .print-sheet section': { paddingBlock: '8px !important', border: '0 !important' },
        'figure, dl': { breakInside: 'avoid' },
      },
    }}
  />
);
