import { Button, Link, Stack, Typography } from '@mui/material';
import { type MultiFactorResolver, TotpMultiFactorGenerator } from 'firebase/auth';
import { type FormEvent, useId, useState } from 'react';
import { logUnforeseen } from '../../../lib/errors/logUnforeseen.ts';
import { UNEXPECTED_ERROR } from '../../../lib/session/securityErrorMessage.ts';
import { findCodeError } from '../../../lib/session/signInErrorMessage.ts';
import { CodeField, codeHintId } from '../../../ui/forms/fields/CodeField.tsx';
import { CODE_LENGTH } from '../../../ui/forms/fields/CodeInput.tsx';
import { ViewHeading } from './ViewHeading.tsx';

interface SecondFactorFormProps {
  resolver: MultiFactorResolver;
  onSuccess: () => void;
  /** Returns to the password, with a message if the challenge is over. */
  onBack: (reason?: string) => void;
  /** Called when the user doesn't have the phone with the authenticator app. */
  onLost: () => void;
}

/** Asks for the authenticator app's code, which the server checks. */
export function SecondFactorForm({ resolver, onSuccess, onBack, onLost }: SecondFactorFormProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
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
      const known = findCodeError(error);
      if (!known) logUnforeseen('The code could not be checked, in an unforeseen way', error);
      if (known?.startAgain) return onBack(known.message);
      setProblem(known?.message ?? UNEXPECTED_ERROR);
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
        <ViewHeading takesFocus>Two-factor authentication</ViewHeading>
        <Typography>
          This account uses a two-factor method that can’t be used here. Ask your administrator.
        </Typography>
        {back}
      </Stack>
    );
  }
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void verify(event)}>
      <ViewHeading>Two-factor authentication</ViewHeading>
      <Typography>Open your authenticator app and enter the code it shows for this portal.</Typography>
      <CodeField
        id={id}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (digits !== '') setProblem(undefined);
        }}
        problem={problem}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {back}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isComplete}
          loading={isVerifying}
          aria-describedby={codeHintId(id)}
        >
          Verify
        </Button>
      </Stack>
      <Link
        component="button"
        type="button"
        onClick={onLost}
        sx={{ alignSelf: 'flex-start', py: 1.25, typography: 'body1', textAlign: 'left' }}
      >
        Lost your phone? Use a recovery code
      </Link>
    </Stack>
  );
}
