import type { CallableName } from '@brokerage/domain/callables';

/** Asks the person to sign in again for a function; resolves to whether they did. */
type AskForSignIn = (callable: CallableName) => Promise<boolean>;

let askForSignIn: AskForSignIn | undefined;

/** Registers who asks for a fresh sign-in, for as long as the portal is open. Returns how to take that back. */
export function provideStepUp(ask: AskForSignIn): () => void {
  askForSignIn = ask;
  return () => {
    if (askForSignIn === ask) askForSignIn = undefined;
  };
}

let asking: Promise<boolean> | undefined;

/** Asks once, however many calls need it at that moment. False if there is no one to ask. */
export function stepUp(callable: CallableName): Promise<boolean> {
  asking ??= (askForSignIn?.(callable) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
