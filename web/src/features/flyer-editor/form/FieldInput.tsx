import { fieldNotation } from '@brokerage/domain/flyer/fields/fieldValue';
import { calendarDay } from '@brokerage/domain/flyer/fields/formatField';
import type { PictureSlot } from '@brokerage/domain/flyer/layout/pictureSlots';
import { plainText } from '@brokerage/domain/flyer/texts/plainText';
import { toDigits } from '@brokerage/domain/phone/digits';
import type { TemplateField } from '@brokerage/domain/template/template';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { Skeleton, TextField } from '@mui/material';
import { lazy, Suspense } from 'react';
import { NumberField } from '../../../ui/forms/fields/NumberField.tsx';
import { PhoneField } from '../../../ui/forms/fields/PhoneField.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';

// Most fields are text, so the image field loads separately and the rest of the form is usable before that.
const ImageField = lazy(async () => ({
  default: (await import('../../../ui/image-field/ImageField.tsx')).ImageField,
}));

interface FieldInputProps {
  field: TemplateField;
  /** For a picture: where it's printed. */
  slot?: PictureSlot | undefined;
  /** From `effectiveData`. */
  value: unknown;
  onChange: (value: unknown) => void;
  required: boolean;
  disabled: boolean;
  error?: string | undefined;
  help?: string | undefined;
}

/** Texts of one type with names, but as long as a paragraph. */
const PROSE: ReadonlySet<string> = new Set(['intro']);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : plainText(value);

/** Renders the input of one field by its type. An empty field holds ''. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, slot, onChange, required, disabled, error, help } = props;
  const { label, type } = field;
  const text = asText(value);
  const shown = {
    label,
    required,
    disabled,
    error: error !== undefined,
    helperText: error ?? help,
    id: `field-${field.key}`,
  };
  const line = {
    ...shown,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (type) {
    case 'rich_text':
      return (
        <RichTextField
          label={label}
          value={value}
          onChange={onChange}
          required={required}
          disabled={disabled}
          error={error}
          help={help}
        />
      );
    case 'image':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={148} />}>
          <ImageField
            label={label}
            value={text}
            onChange={onChange}
            required={required}
            disabled={disabled}
            error={error}
            slot={slot}
            kind="flyer"
            {...(help !== undefined && { help })}
          />
        </Suspense>
      );
    case 'number':
      return (
        <NumberField
          {...shown}
          value={typeof value === 'number' ? value : text === '' ? undefined : text}
          onChange={(number) => onChange(number ?? '')}
          notation={fieldNotation(field)}
        />
      );
    case 'phone':
      return (
        <PhoneField
          {...shown}
          value={text}
          autoComplete="off"
          maxLength={TEXT_LIMITS.phoneMax}
          // A number that was only reformatted isn't a change.
          onChange={(next) => {
            if (toDigits(next) !== toDigits(text) || text.startsWith('(') || next === '') onChange(next);
          }}
        />
      );
    case 'date': {
      const isUnread = text !== '' && !calendarDay(text);
      return (
        <TextField
          {...line}
          type="date"
          value={isUnread ? '' : text.slice(0, 10)}
          helperText={error ?? (isUnread ? `The flyer has “${text}”. Choose a date to replace it.` : help)}
        />
      );
    }
    case 'email':
      return (
        <TextField
          {...line}
          type="email"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      );
    case 'url':
      return (
        <TextField
          {...line}
          type="url"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, inputMode: 'url' } }}
        />
      );
    case 'string':
    case 'address':
      return PROSE.has(field.key) ? (
        <TextField
          {...line}
          multiline
          // It's one paragraph on the flyer.
          onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <TextField {...line} />
      );
    default:
      return type satisfies never;
  }
}
