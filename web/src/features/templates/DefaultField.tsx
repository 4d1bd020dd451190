import { toNumberUnit } from '@brokerage/domain/flyer/formatField';
import { richTextToPlain } from '@brokerage/domain/flyer/richText';
import type { NumberUnit } from '@brokerage/domain/template/template';
import type { ContentField } from '@brokerage/domain/template/templateCallables';
import { TEXT_LIMITS } from '@brokerage/domain/textLimits';
import { NOTATIONS, type NumberNotation } from '@brokerage/domain/typedNumber';
import { TextField } from '@mui/material';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import { PhoneField } from '../../ui/forms/PhoneField.tsx';
import type { FormField } from './templateForm.ts';

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

/** What the field begins with in every flyer, entered as an officer would. */
export function DefaultField({ field, onChange, error }: DefaultFieldProps) {
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
      type={type in INPUTS ? INPUTS[type as keyof typeof INPUTS] : 'text'}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
