import { Box, Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useSyncExternalStore } from 'react';
import { LOADING } from './answerStaticForm.ts';

const CHECKED_BOX =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2m-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8z';

/** React draws checkmarks and dots. Until it runs, the browser's own state shows. */
const choicesWithoutScript = {
  '&[data-loading]': {
    '& .MuiCheckbox-root:has(:checked), & .MuiRadio-root:has(:checked)': { color: 'primary.main' },
    '& .MuiCheckbox-root:has(:checked) path': { d: `path("${CHECKED_BOX}")` },
    '& .MuiRadio-root:has(:checked) svg:last-of-type': { transform: 'scale(1)' },
  },
};

const never = () => () => undefined;

/** Returns false in prerendered HTML and during hydration, then true, also for parts that mount later. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface StaticFormProps {
  /** Class that hides it without scripts, see `WithoutScript`. */
  className: string;
  children: ReactNode;
}

/**
 * Marks a static page's form until it's interactive. It keeps what is typed and checked before that (`readStaticForm`). A separate
 * component, so that its content doesn't re-render.
 */
export function StaticForm({ className, children }: StaticFormProps) {
  const isLive = useIsLive();
  return (
    <Box className={className} data-loading={isLive ? undefined : ''} sx={choicesWithoutScript}>
      {children}
    </Box>
  );
}

interface StaticFormButtonProps extends Omit<ButtonProps, 'type' | 'children' | 'aria-disabled'> {
  id: string;
  label: string;
  /** Shows and announces that it is waiting; `disabled` would not be announced, and would lose the focus. */
  isBusy: boolean;
}

/** The submit button of a `StaticForm`: "Loading…" until the form is interactive, through `answerStaticForm` or React. */
export function StaticFormButton({ label, isBusy, endIcon, ...props }: StaticFormButtonProps) {
  const isLive = useIsLive();
  return (
    <Button
      {...props}
      // `answerStaticForm` changes type, state and label before React takes over.
      suppressHydrationWarning
      // Without a listener, the browser would submit the form natively, with the answers in the URL.
      type={isLive ? 'submit' : 'button'}
      aria-disabled={isBusy || !isLive}
      endIcon={isBusy || !isLive ? undefined : endIcon}
    >
      <span suppressHydrationWarning>{isLive ? label : LOADING}</span>
    </Button>
  );
}
