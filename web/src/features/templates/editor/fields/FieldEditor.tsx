import { hasKey } from '@brokerage/domain/collections/records';
import { supportsField } from '@brokerage/domain/flyer/compose/layoutFields';
import { BINDINGS } from '@brokerage/domain/flyer/fields/bindings';
import { canBeBound } from '@brokerage/domain/flyer/fields/findFieldProblem';
import { toNumberUnit } from '@brokerage/domain/flyer/fields/formatField';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { richTextToPlain } from '@brokerage/domain/flyer/texts/richText';
import { NOTATIONS, type NumberNotation } from '@brokerage/domain/number/typedNumber';
import type { NumberUnit } from '@brokerage/domain/template/template';
import { type ContentField, TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import { PhoneField } from '../../../../ui/forms/fields/PhoneField.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { TYPE_NAMES, toEntries, UNIT_NAMES } from '../../templateWords.ts';
import type { FormField } from '../templateForm.ts';

function keyHint({ key, type }: FormField, layout: LayoutKey): string {
  if (key === '') return 'The layout’s name for this field: lowercase letters, digits and _.';
  if (supportsField(layout, key)) return 'This layout has its own spot for this key.';
  if (type === 'image') return 'This layout’s picture, if it has one.';
  if (type === 'rich_text') return 'This layout prints it under its label, after its other text.';
  return 'This layout has no spot of its own for this key, so it’s printed with its label among the facts.';
}

interface DefaultFieldProps {
  field: FormField;
  onChange: (value: ContentField['default']) => void;
  error: string | undefined;
}

const NUMBERS: Record<NumberUnit, NumberNotation> = {
  usd: NOTATIONS.money,
  percent: NOTATIONS.rate,
  plain: { unit: 'plain', decimals: 3 },
};
const INPUTS = { date: 'date', email: 'email', url: 'url' } as const;
const HINTS: Partial<Record<ContentField['type'], string>> = {
  rich_text: 'A line is a paragraph; one that begins with "- " is a bullet.',
  image: 'The web address of a picture. Officers can choose another one unless it’s locked.',
};

/** The field's initial value in every flyer, entered as an officer would. */
function DefaultField({ field, onChange, error }: DefaultFieldProps) {
  const { type, default: value } = field;
  const common = {
    id: `field-${field.id}-default`,
    label: 'Default',
    error: error !== undefined,
    helperText: error ?? HINTS[type] ?? 'Every new flyer starts with it.',
  };
  if (type === 'number') {
    return (
      <NumberField
        {...common}
        notation={NUMBERS[toNumberUnit(field)]}
        value={typeof value === 'object' ? undefined : value}
        onChange={onChange}
      />
    );
  }
  if (type === 'rich_text') {
    return (
      <TextField
        {...common}
        multiline
        minRows={3}
        value={richTextToPlain(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (type === 'phone') {
    return <PhoneField {...common} value={text} onChange={onChange} maxLength={TEXT_LIMITS.phoneMax} />;
  }
  return (
    <TextField
      {...common}
      type={hasKey(INPUTS, type) ? INPUTS[type] : 'text'}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface FieldEditorProps {
  field: FormField;
  layout: LayoutKey;
  onChange: (change: Partial<ContentField>) => void;
  onBlur: (part: string) => void;
  /** By part: `key`, `label`, `help_text`, `default`. */
  getError: (part: string) => string | undefined;
}

/** All settings of a template's field. */
export function FieldEditor({ field, layout, onChange, onBlur, getError }: FieldEditorProps) {
  const { id, type } = field;
  const [isAdvanced, setAdvanced] = useState(false);
  const keyError = getError('key');
  const [shownError, setShownError] = useState<string>();
  // An error must be visible; the part stays open after it's fixed.
  if (keyError !== shownError) {
    setShownError(keyError);
    if (keyError !== undefined) setAdvanced(true);
  }
  const text = (part: 'label' | 'key' | 'help_text', label: string, maxLength: number) => ({
    id: `field-${id}-${part}`,
    label,
    value: field[part],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
    onBlur: () => onBlur(part),
    error: getError(part) !== undefined,
    helperText: getError(part),
    slotProps: { htmlInput: { maxLength } },
  });
  const key = text('key', 'Key', TEMPLATE_LIMITS.key);
  return (
    <Stack spacing={2.5}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField {...text('label', 'Label', TEMPLATE_LIMITS.label)} required />
        <SelectField
          id={`field-${id}-type`}
          label="Type"
          value={type}
          options={toEntries(TYPE_NAMES)}
          onChange={(next) => onChange({ type: next })}
        />
        {type === 'number' && (
          <SelectField
            id={`field-${id}-unit`}
            label="Counts"
            value={toNumberUnit(field)}
            options={toEntries(UNIT_NAMES)}
            onChange={(unit) => onChange({ unit })}
          />
        )}
        {canBeBound(type) && (
          <SelectField
            id={`field-${id}-binding`}
            label="Filled from"
            value={field.binding ?? ''}
            none="Nothing (the officer types it)"
            options={toEntries(BINDINGS)}
            onChange={(binding) => onChange({ binding: binding || undefined })}
          />
        )}
      </Box>
      <TextField
        {...text('help_text', 'Help text', TEMPLATE_LIMITS.help)}
        helperText={getError('help_text') ?? 'Shown below the field for the officer.'}
      />
      <DefaultField
        field={field}
        error={getError('default')}
        onChange={(value) => onChange({ default: value })}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 3 }}>
        <FormControlLabel
          label="Required"
          control={
            <Checkbox
              checked={field.required}
              onChange={({ target }) => onChange({ required: target.checked })}
            />
          }
        />
        <FormControlLabel
          label="Locked: officers can’t change it"
          control={
            <Checkbox
              checked={field.locked}
              onChange={({ target }) => onChange({ locked: target.checked })}
            />
          }
        />
      </Stack>
      <div>
        <Button
          size="small"
          aria-expanded={isAdvanced}
          aria-controls={`field-${id}-advanced`}
          endIcon={isAdvanced ? <ExpandLess /> : <ExpandMore />}
          onClick={() => setAdvanced(!isAdvanced)}
          sx={{ ml: -1 }}
        >
          Advanced
        </Button>
        <Box id={`field-${id}-advanced`} hidden={!isAdvanced} sx={{ pt: 1.5 }}>
          <TextField
            {...key}
            required
            helperText={key.helperText ?? keyHint(field, layout)}
            slotProps={{
              htmlInput: { maxLength: TEMPLATE_LIMITS.key, autoCapitalize: 'none', spellCheck: false },
            }}
          />
        </Box>
      </div>
    </Stack>
  );
}
