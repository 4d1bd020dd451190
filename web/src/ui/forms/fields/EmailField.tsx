import Link from '@mui/material/Link';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

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

/** Addresses the user kept despite a suggested correction. */
const confirmed = new Set<string>();

/**
 * An email address field. On blur, it suggests a correction for a typo in a common domain such as `gmial.com`. A user who keeps the address
 * isn't asked again.
 */
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
  const isOffered = found?.typed === value;
  const offered = useRef<string>(undefined);
  useEffect(() => {
    offered.current = isOffered ? value : undefined;
  }, [isOffered, value]);
  useEffect(
    () => () => {
      if (offered.current !== undefined) confirmed.add(offered.current);
    },
    [],
  );
  const findMeant = async (typed: string) => {
    if (confirmed.has(typed)) return;
    try {
      const { run } = await import('@zootools/email-spell-checker');
      const meant = run({ email: typed })?.full;
      setFound(meant ? { typed, meant } : undefined);
    } catch {
      // If the script fails to load, there's no suggestion and the address stays as typed.
    }
  };
  const accept = (meant: string) => {
    onChange(meant);
    input.current?.focus();
  };
  const suggestion = isOffered && (
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
        // Announce the suggestion, because it appears after blur.
        formHelperText: { 'aria-live': 'polite' },
        htmlInput: {
          maxLength,
          readOnly,
          // Otherwise phones would capitalize and autocorrect "maria@...".
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
