import { type CompanyBrand, MAX_FIGURES } from '@brokerage/domain/company/companyBrand';
import { Box, Card, FormHelperText, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../../lib/format/names/companyFields.ts';
import { StatesField } from '../../../ui/forms/fields/StatesField.tsx';
import { PairRows } from '../PairRows.tsx';

type Statistics = CompanyBrand['statistics'];

interface FiguresFieldProps {
  statistics: Statistics;
  onChange: (statistics: Statistics) => void;
  onBlur: (field: string) => void;
  /** By path: `brand.statistics.figures.0.value`. */
  getError: (field: string) => string | undefined;
}

const STATISTICS_PATH = 'brand.statistics';

/** The home page's statistics, and the day they were last checked. */
function FiguresField({ statistics, onChange, onBlur, getError }: FiguresFieldProps) {
  const { figures, as_of } = statistics;
  const isFull = figures.length >= MAX_FIGURES;
  const asOfError = getError(`${STATISTICS_PATH}.as_of`);
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
        path={`${STATISTICS_PATH}.figures`}
        rows={figures}
        parts={[
          { key: 'value', label: (number) => `Figure ${number}` },
          { key: 'label', label: (number) => `Description of figure ${number}` },
        ]}
        firstWidth="9rem"
        isFull={isFull}
        onChange={(next) => onChange({ figures: next, as_of: next.length === 0 ? '' : as_of })}
        onBlur={onBlur}
        getError={getError}
      />
      {isFull && <FormHelperText>The home page has room for {MAX_FIGURES} figures.</FormHelperText>}
      {figures.length > 0 && (
        <TextField
          id="company-figures-as-of"
          name={`${STATISTICS_PATH}.as_of`}
          type="date"
          label="Last checked on"
          required
          value={as_of}
          onChange={({ target }) => onChange({ figures, as_of: target.value })}
          onBlur={() => onBlur(`${STATISTICS_PATH}.as_of`)}
          error={asOfError !== undefined}
          helperText={asOfError ?? 'Visitors see this date below the figures.'}
          sx={{ display: 'flex', mt: 2, maxWidth: '14rem' }}
        />
      )}
    </Box>
  );
}

export interface BrandSectionProps {
  brand: CompanyBrand;
  onChange: (brand: CompanyBrand) => void;
  onBlur: (field: string) => void;
  /** By path: `brand.website`. */
  getError: (field: string) => string | undefined;
}

/** What the public website says about the company in addition to its name, contact details and licenses. */
export function BrandSection({ brand, onChange, onBlur, getError }: BrandSectionProps) {
  const change = (part: Partial<CompanyBrand>) => onChange({ ...brand, ...part });
  const field = (name: 'short_name' | 'website' | 'address' | 'founded', label: string, hint: string) => {
    const path = `brand.${name}`;
    const error = getError(path);
    return {
      id: `company-${name}`,
      name: path,
      label,
      onBlur: () => onBlur(path),
      error: error !== undefined,
      helperText: error ?? hint,
    };
  };
  const text = (name: 'short_name' | 'website' | 'address', label: string, hint: string) => ({
    ...field(name, label, hint),
    value: brand[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Card component="section" aria-labelledby="company-brand" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="company-brand">
        {COMPANY_FIELDS.brand}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        What visitors read about your company. Anything you leave blank won’t show.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField {...text('short_name', 'Short name', 'For example, Larkfield. Shown beside your logo.')} />
        <TextField
          {...text('website', 'Website', 'For example, https://www.example.com')}
          type="url"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          {...text('address', 'Main office', 'Street, city, state and ZIP code')}
          autoComplete="street-address"
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
        <TextField
          {...field('founded', 'Year founded', 'For example, 1992')}
          value={brand.founded ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '').slice(0, 4);
            change({ founded: digits === '' ? null : Number(digits) });
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <StatesField
          id="company-states"
          name="brand.states"
          label="States with branches"
          help="In the order the website lists them"
          error={getError('brand.states')}
          states={brand.states}
          onChange={(states) => change({ states })}
          onBlur={() => onBlur('brand.states')}
        />
      </Box>
      <FiguresField
        statistics={brand.statistics}
        onChange={(statistics) => change({ statistics })}
        onBlur={onBlur}
        getError={getError}
      />
    </Card>
  );
}
