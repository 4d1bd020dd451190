import { Box, Button, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { type MultiFactorResolver, TotpMultiFactorGenerator } from 'firebase/auth';
import { type FormEvent, useId, useState } from 'react';
import { CODE_LENGTH, CodeInput } from './CodeInput.tsx';
import { codeRefusal } from './signInSentence.ts';

interface SecondFactorFormProps {
  resolver: MultiFactorResolver;
  onSuccess: () => void;
  /** Back to the password; with the words to show there, when the challenge is over. */
  onBack: (reason?: string) => void;
}

/** The code of the authenticator app, which the server checks. */
export function SecondFactorForm({ resolver, onSuccess, onBack }: SecondFactorFormProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isVerifying, setVerifying] = useState(false);
  const factor = resolver.hints.find((hint) => hint.factorId === TotpMultiFactorGenerator.FACTOR_ID);
  const isComplete = code.length === CODE_LENGTH;

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!factor || !isComplete || isVerifying) return;
    setVerifying(true);
    try {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code));
      onSuccess();
    } catch (error) {
      const known = codeRefusal(error);
      if (!known) console.warn('The code could not be checked, in an unforeseen way', error);
      if (known?.startAgain) return onBack(known.sentence);
      setRefusal(known?.sentence ?? 'An unexpected error occurred. Please try again in a moment.');
      setCode('');
      setVerifying(false);
      document.getElementById(id)?.focus();
    }
  }

  const back = (
    <Button variant="text" onClick={() => onBack()}>
      Back
    </Button>
  );
  if (!factor) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Two-factor authentication</Typography>
        <Typography>
          This account has a second factor that can't be used here. Ask your administrator.
        </Typography>
        {back}
      </Stack>
    );
  }
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void verify(event)}>
      <Typography variant="h2">Two-factor authentication</Typography>
      <Typography>Open your authenticator app and enter the code it shows for this portal.</Typography>
      <Box>
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          6-digit code
        </FormLabel>
        <CodeInput
          id={id}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            if (digits !== '') setRefusal(undefined);
          }}
          isInvalid={refusal !== undefined}
          describedBy={`${id}-refusal ${id}-hint`}
        />
        <Box id={`${id}-refusal`} role="alert">
          {refusal && (
            <FormHelperText error sx={{ mt: 1 }}>
              {refusal}
            </FormHelperText>
          )}
        </Box>
        <FormHelperText id={`${id}-hint`} sx={{ mt: 1 }}>
          {isComplete ? 'All six digits are in.' : 'Verify can be pressed once all six digits are in.'}
        </FormHelperText>
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {back}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isComplete}
          loading={isVerifying}
          aria-describedby={`${id}-hint`}
        >
          Verify
        </Button>
      </Stack>
    </Stack>
  );
}
