import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { mustEnd } from '@brokerage/domain/template/flyerLifetime';
import type { Template } from '@brokerage/domain/template/template';
import { TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import {
  Box,
  Card,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  TextField,
  Typography,
} from '@mui/material';
import { CATEGORY_NAMES } from '../../../lib/format/names/categoryNames.ts';
import { belowSwitch, Switch } from '../../../ui/forms/fields/Switch.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { toEntries } from '../templateWords.ts';
import { FlyerLayoutChoice } from './FlyerLayoutChoice.tsx';
import type { TemplateForm } from './templateForm.ts';

interface LifetimeFieldProps {
  /** Days; null: flyers don’t end. */
  value: number | null;
  category: Template['category'];
  onChange: (days: number | null) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** As many digits as the longest lifetime has. */
const TYPED_DAYS = /^\d{0,3}$/;

/** How many days a template's flyers are valid. */
function LifetimeField({ value, category, onChange, onBlur, error }: LifetimeFieldProps) {
  const isRequired = mustEnd(category);
  const help = isRequired
    ? 'Counted from the effective date on the flyer, or from its approval. After that, its links say the offer has expired.'
    : 'Counted from the effective date on the flyer, or from its approval. Leave it blank if flyers don’t expire.';
  return (
    <TextField
      id="template-lifetime_days"
      label="Valid for"
      required={isRequired}
      value={value ?? ''}
      onChange={({ target }) => {
        // Ignore other characters: `Number` would turn them into a different value.
        if (TYPED_DAYS.test(target.value)) onChange(target.value === '' ? null : Number(target.value));
      }}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: <InputAdornment position="end">{value === 1 ? 'day' : 'days'}</InputAdornment>,
        },
      }}
    />
  );
}

interface GeneralFieldsProps {
  form: TemplateForm;
  onChange: (change: Partial<TemplateForm>) => void;
  onCategory: (category: TemplateForm['category']) => void;
  onLayout: (layout: LayoutKey) => void;
  onBlur: (path: string) => void;
  getError: (path: string) => string | undefined;
}

/** A template's description for officers, its design, whether its flyers are reviewed, and how long they're valid. */
export function GeneralFields({
  form,
  onChange,
  onCategory,
  onLayout,
  onBlur,
  getError,
}: GeneralFieldsProps) {
  const text = (part: 'name' | 'description') => ({
    id: `template-${part}`,
    value: form[part],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
    onBlur: () => onBlur(part),
    error: getError(part) !== undefined,
    slotProps: { htmlInput: { maxLength: TEMPLATE_LIMITS[part] } },
  });
  return (
    <Card component="section" aria-labelledby="template-facts" sx={{ p: 2.5, display: 'grid', gap: 2.5 }}>
      <Typography variant="h3" component="h2" id="template-facts">
        Template
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' },
        }}
      >
        <TextField {...text('name')} label="Name" required helperText={getError('name')} />
        <SelectField
          id="template-form-category"
          label="Category"
          value={form.category}
          options={toEntries(CATEGORY_NAMES)}
          onChange={onCategory}
          helperText="Determines the disclosure at the bottom."
        />
      </Box>
      <TextField
        {...text('description')}
        label="Description"
        helperText={getError('description') ?? 'One line that tells officers what it’s for.'}
      />
      <FlyerLayoutChoice value={form.layout} onChange={onLayout} />
      <div>
        <FormControlLabel
          label="Approval required"
          control={
            <Switch
              checked={form.approval_required}
              onChange={({ target }) => onChange({ approval_required: target.checked })}
              slotProps={{ input: { 'aria-describedby': 'approval-help' } }}
            />
          }
        />
        <FormHelperText id="approval-help" sx={belowSwitch}>
          {form.approval_required
            ? 'A reviewer approves every flyer before it can be printed.'
            : 'Flyers are approved as soon as they are submitted.'}
        </FormHelperText>
      </div>
      <LifetimeField
        value={form.lifetime_days ?? null}
        category={form.category}
        onChange={(lifetime_days) => onChange({ lifetime_days })}
        onBlur={() => onBlur('lifetime_days')}
        error={getError('lifetime_days')}
      />
    </Card>
  );
}
