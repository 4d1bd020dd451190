import type { CallableName } from '@brokerage/domain/callables';

/** Asks the user to reauthenticate for a function; resolves to whether they did. */
type AskForSignIn = (callable: CallableName) => Promise<boolean>;

let askForSignIn: AskForSignIn | undefined;

/** Registers the handler for a fresh sign-in while the portal is open. Returns a function that unregisters it. */
export function provideStepUp(ask: AskForSignIn): () => void {
  askForSignIn = ask;
  return () => {
    if (askForSignIn === ask) askForSignIn = undefined;
  };
}

let asking: Promise<boolean> | undefined;

/** Asks once for any number of simultaneous calls. False if no handler is registered. */
export function stepUp(callable: CallableName): Promise<boolean> {
  asking ??= (askForSignIn?.(callable) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
