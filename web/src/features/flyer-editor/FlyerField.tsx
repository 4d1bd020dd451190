import type { PictureSlot } from '@brokerage/domain/flyer/layout/pictureSlots';
import { plainText } from '@brokerage/domain/flyer/plainText';
import type { TemplateField } from '@brokerage/domain/template/template';
import { memo } from 'react';
import { FieldInput } from './FieldInput.tsx';
import { FieldPlace, type PlaceProps } from './FieldPlace.tsx';

interface FlyerFieldProps extends Omit<PlaceProps, 'name' | 'children'> {
  field: TemplateField;
  /** Of a picture: where it is printed. */
  slot: PictureSlot | undefined;
  /** As `effectiveData` gives it. */
  value: unknown;
  /** It was typed here, and is not what the field began with. */
  isTyped: boolean;
  onType: (key: string, value: unknown) => void;
  required: boolean;
  disabled: boolean;
  error: string | undefined;
  help: string | undefined;
}

const digitsOf = (value: unknown): string => plainText(value).replace(/\D/g, '');

/** One field of the form; it is drawn anew only when it has changed itself. */
export const FlyerField = memo(function FlyerField(props: FlyerFieldProps) {
  const { field, value, slot, isTyped, onType, onFocus, onLeave, required, disabled, error, help } = props;
  const change = (next: unknown) => {
    // A telephone number that is only written in another way is no change of what it was filled with.
    if (field.type === 'phone' && !isTyped && digitsOf(next) === digitsOf(value)) return;
    onType(field.key, next);
  };
  return (
    <FieldPlace name={field.key} onFocus={onFocus} onLeave={onLeave}>
      <FieldInput
        field={field}
        value={value}
        slot={slot}
        required={required}
        disabled={disabled}
        error={error}
        help={help}
        onChange={change}
      />
    </FieldPlace>
  );
});
