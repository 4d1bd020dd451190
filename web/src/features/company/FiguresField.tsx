import { type CompanyBrand, MAX_FIGURES } from '@brokerage/domain/company/companyBrand';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

type Statistics = CompanyBrand['statistics'];

interface FiguresFieldProps {
  statistics: Statistics;
  onChange: (statistics: Statistics) => void;
  onLeave: (field: string) => void;
  /** By path: `brand.statistics.figures.0.value`. */
  errorOf: (field: string) => string | undefined;
}

const PATH = 'brand.statistics';

/** The figures of the home page, and the day on which they were last checked. */
export function FiguresField({ statistics, onChange, onLeave, errorOf }: FiguresFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { figures, as_of } = statistics;
  const setFigures = (next: Statistics['figures']) =>
    onChange({ figures: next, as_of: next.length === 0 ? '' : as_of });
  const focusFigure = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('li')[index]?.querySelector('input')?.focus();
  const add = () => {
    flushSync(() => setFigures([...figures, { value: '', label: '' }]));
    focusFigure(figures.length);
  };
  const remove = (index: number) => {
    flushSync(() => setFigures(figures.filter((_, other) => other !== index)));
    if (figures.length === 1) addButton.current?.focus();
    else focusFigure(Math.min(index, figures.length - 2));
  };
  const isFull = figures.length >= MAX_FIGURES;
  const asOfError = errorOf(`${PATH}.as_of`);
  return (
    <Box role="group" aria-labelledby="company-figures" sx={{ mt: 3 }}>
      <Typography id="company-figures" sx={{ fontWeight: 600 }}>
        Figures on the home page
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Only ones you can prove, such as 10,000+ families helped.
      </Typography>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 2 }}>
        {/* The place is what a figure is known by: it is still being typed. */}
        {figures
          .map((figure, index) => ({ figure, index, path: `${PATH}.figures.${index}` }))
          .map(({ figure, index, path }) => {
            const field = (part: 'value' | 'label', label: string) => ({
              id: `company-figure-${index}-${part}`,
              name: `${path}.${part}`,
              label,
              value: figure[part],
              onChange: ({ target }: { target: { value: string } }) =>
                setFigures(
                  figures.map((other, at) => (at === index ? { ...other, [part]: target.value } : other)),
                ),
              onBlur: () => onLeave(`${path}.${part}`),
              error: errorOf(`${path}.${part}`) !== undefined,
              helperText: errorOf(`${path}.${part}`),
            });
            return (
              <Box
                component="li"
                key={path}
                sx={{
                  display: 'grid',
                  gap: 1.5,
                  alignItems: 'start',
                  gridTemplateColumns: { xs: '1fr auto', sm: '9rem 1fr auto' },
                }}
              >
                <TextField
                  {...field('value', `Figure ${index + 1}`)}
                  sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
                />
                <TextField {...field('label', `Description of figure ${index + 1}`)} />
                <IconButton
                  aria-label={`Remove figure ${index + 1}`}
                  onClick={() => remove(index)}
                  sx={{ mt: '26px' }}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Box>
            );
          })}
      </Box>
      <Button ref={addButton} startIcon={<Add />} disabled={isFull} onClick={add} sx={{ mt: 1, ml: -1.5 }}>
        Add figure
      </Button>
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
