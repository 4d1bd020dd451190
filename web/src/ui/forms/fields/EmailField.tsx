import Link from '@mui/material/Link';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';

interface EmailFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'onChange' | 'onBlur' | 'error' | 'type' | 'slotProps' | 'inputRef'
  > {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error: string | undefined;
  maxLength: number;
  readOnly?: boolean;
  inputRef?: (input: HTMLInputElement | null) => void;
}

/** An email address. Once the field is left, a slip in a common domain such as `gmial.com` gets the address that was probably meant. */
export function EmailField({
  value,
  onChange,
  onBlur,
  error,
  helperText,
  maxLength,
  readOnly,
  inputRef,
  ...props
}: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ typed: string; meant: string }>();
  const findMeant = async (typed: string) => {
    try {
      const { run } = await import('@zootools/email-spell-checker');
      const meant = run({ email: typed })?.full;
      setFound(meant ? { typed, meant } : undefined);
    } catch {
      // Without the script nothing is suggested, and the address stays as it was typed.
    }
  };
  const accept = (meant: string) => {
    onChange(meant);
    input.current?.focus();
  };
  const suggestion = found?.typed === value && (
    <>
      Did you mean{' '}
      <Link component="button" type="button" variant="inherit" onClick={() => accept(found.meant)}>
        {found.meant}
      </Link>
      ?
    </>
  );
  return (
    <TextField
      {...props}
      type="email"
      value={value}
      error={error !== undefined}
      helperText={
        suggestion ? (
          <>
            {error} {suggestion}
          </>
        ) : (
          (error ?? helperText)
        )
      }
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        inputRef?.(element);
      }}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        onBlur?.();
        if (value.includes('@')) void findMeant(value);
      }}
      slotProps={{
        // What is suggested comes after the field was left.
        formHelperText: { 'aria-live': 'polite' },
        htmlInput: {
          maxLength,
          readOnly,
          // Phones would write "maria@..." as "Maria@..." and correct it.
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
