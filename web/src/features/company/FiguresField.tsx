import { type CompanyBrand, MAX_FIGURES } from '@brokerage/domain/company/companyBrand';
import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { PairRows } from './PairRows.tsx';

type Statistics = CompanyBrand['statistics'];

interface FiguresFieldProps {
  statistics: Statistics;
  onChange: (statistics: Statistics) => void;
  onLeave: (field: string) => void;
  /** By path: `brand.statistics.figures.0.value`. */
  getError: (field: string) => string | undefined;
}

const PATH = 'brand.statistics';

/** The figures of the home page, and the day on which they were last checked. */
export function FiguresField({ statistics, onChange, onLeave, getError }: FiguresFieldProps) {
  const { figures, as_of } = statistics;
  const isFull = figures.length >= MAX_FIGURES;
  const asOfError = getError(`${PATH}.as_of`);
  return (
    <Box role="group" aria-labelledby="company-figures" sx={{ mt: 3 }}>
      <Typography id="company-figures" sx={{ fontWeight: 600 }}>
        Figures on the home page
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Only use numbers you can back up, such as 10,000+ families helped.
      </Typography>
      <PairRows
        name="figure"
        path={`${PATH}.figures`}
        rows={figures}
        parts={[
          { key: 'value', label: (number) => `Figure ${number}` },
          { key: 'label', label: (number) => `Description of figure ${number}` },
        ]}
        firstWidth="9rem"
        isFull={isFull}
        onChange={(next) => onChange({ figures: next, as_of: next.length === 0 ? '' : as_of })}
        onLeave={onLeave}
        getError={getError}
      />
      {isFull && <FormHelperText>The home page has room for {MAX_FIGURES} figures.</FormHelperText>}
      {figures.length > 0 && (
        <TextField
          id="company-figures-as-of"
          name={`${PATH}.as_of`}
          type="date"
          label="Last checked on"
          required
          value={as_of}
          onChange={({ target }) => onChange({ figures, as_of: target.value })}
          onBlur={() => onLeave(`${PATH}.as_of`)}
          error={asOfError !== undefined}
          helperText={asOfError ?? 'Visitors see this date below the figures.'}
          sx={{ display: 'flex', mt: 2, maxWidth: '14rem' }}
        />
      )}
    </Box>
  );
}
