import { type ComponentProps, useEffect } from 'react';
import { returnFocus } from '../dialogs/returnFocus.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

interface ReauthenticationQuestionProps extends ComponentProps<typeof ReauthenticateDialog> {
  /** What had the focus before; null for nothing. */
  opener: HTMLElement | null;
}

/** The dialog, which gives the focus back once it is gone: it keeps the focus for as long as it is there. */
export function ReauthenticationQuestion({ opener, ...props }: ReauthenticationQuestionProps) {
  useEffect(
    () => () => {
      if (opener) returnFocus(opener);
    },
    [opener],
  );
  return <ReauthenticateDialog {...props} />;
}
