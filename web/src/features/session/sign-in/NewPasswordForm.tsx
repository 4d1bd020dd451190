import { passwordTooShort } from '@brokerage/domain/security/passwordRules';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toErrorToast, toFieldIssues } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { PasswordField } from '../../../ui/forms/fields/PasswordField.tsx';
import { isPasswordLinkError, type LinkProblem, linkUnavailableMessage } from './linkUnavailableMessage.ts';
import { passwordAdvice } from './passwordAdvice.ts';

const DO_NOT_MATCH = 'Passwords do not match';

interface NewPasswordFormProps {
  code: string;
  email: string;
  minLength: number;
  onDone: () => void | Promise<void>;
  /** The link was valid a moment ago but no longer is. */
  onLinkProblem: (problem: LinkProblem) => void;
  onBack: () => void;
}

/** The new password, twice, with advice on its strength. The server checks length and commonness and sets it. */
export function NewPasswordForm({
  code,
  email,
  minLength,
  onDone,
  onLinkProblem,
  onBack,
}: NewPasswordFormProps) {
  const notify = useNotify();
  const id = useId();
  const { register, handleSubmit, setError, setFocus, getValues, control, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'password' });
  const advice = typed === '' ? undefined : passwordAdvice(typed, email, minLength);

  async function save({ password }: { password: string }) {
    try {
      await callFunction('set-new-password', { code, password });
    } catch (error) {
      if (isPasswordLinkError(error)) return onLinkProblem(linkUnavailableMessage(error));
      const [issue] = toFieldIssues(error);
      if (issue) return showProblem(issue.message);
      return notify(toErrorToast(error, 'Error'));
    }
    await onDone();
  }
  function showProblem(message: string) {
    setError('password', { message });
    setFocus('password');
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void handleSubmit(save)(event)}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        For <strong>{email}</strong>
      </Typography>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Box>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          autoFocus
          minLength={minLength}
          error={errors.password !== undefined}
          helperText={errors.password?.message}
          describedBy={errors.password ? undefined : `${id}-advice`}
          {...registered('password')}
        />
        <Stack spacing={0.75} sx={{ mt: 1 }} id={`${id}-advice`} role="status">
          {advice && (
            <>
              <LinearProgress
                aria-hidden
                variant="determinate"
                value={(advice.score / 3) * 100}
                color={advice.score === 3 ? 'success' : advice.score === 2 ? 'warning' : 'error'}
              />
              <Typography variant="body2">
                <strong>{advice.label}.</strong> {advice.tip}
              </Typography>
            </>
          )}
        </Stack>
      </Box>
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        minLength={minLength}
        error={errors.confirmation !== undefined}
        helperText={errors.confirmation?.message}
        {...registered('confirmation')}
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={onBack}>
          Back to Login
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          Update password
        </Button>
      </Stack>
    </Stack>
  );

  function registered(name: 'password' | 'confirmation') {
    const { ref, ...field } = register(name, {
      validate: (text) =>
        name === 'password'
          ? text.length >= minLength || passwordTooShort(minLength)
          : text === getValues('password') || DO_NOT_MATCH,
    });
    return { ...field, inputRef: ref };
  }
}
