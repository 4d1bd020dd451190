import { type ComponentProps, type FocusEvent, useState } from 'react';

type FocusKeepingButtonProps = ComponentProps<'button'> & Pick<ComponentProps<'a'>, 'href'>;

/**
 * The element of every MUI Button. Browsers move the focus to the page when the focused button becomes disabled, so while it has the focus
 * it's only marked as disabled; MUI's own handler then ignores clicks. With an href it's a link.
 */
export function FocusKeepingButton({ href, ...props }: FocusKeepingButtonProps) {
  return href === undefined ? (
    <NativeButton {...props} />
  ) : (
    <a {...(props as ComponentProps<'a'>)} href={href} />
  );
}

function NativeButton({
  disabled = false,
  'aria-disabled': ariaDisabled,
  tabIndex,
  onFocus,
  onBlur,
  ...props
}: ComponentProps<'button'>) {
  const [hasFocus, setFocus] = useState(false);
  const keepsFocus = disabled && hasFocus;
  return (
    <button
      {...props}
      disabled={disabled && !hasFocus}
      aria-disabled={keepsFocus || ariaDisabled}
      tabIndex={keepsFocus ? 0 : tabIndex}
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLButtonElement>) => {
        // Another window has the focus now; this button gets it back when the user returns.
        if (document.activeElement !== event.currentTarget) setFocus(false);
        onBlur?.(event);
      }}
    />
  );
}
