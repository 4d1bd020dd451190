import type { CallableInput, CallableName, CallableOutput } from '@brokerage/domain/callables';
import { hasErrorCode } from '../errors/callError.ts';
import { stepUp } from './stepUp.ts';

/**
 * Loads the output schema of a function. The contracts load with the first call, like the SDK; the portal's contracts load only for
 * members.
 */
async function loadOutputSchema(name: CallableName) {
  const { publicCallables } = await import('@brokerage/domain/publicCallables');
  if (name in publicCallables) return publicCallables[name as keyof typeof publicCallables].output;
  return (await import('@brokerage/domain/callables')).callables[name].output;
}

/**
 * Calls a function by its contract and parses the response. If the function requires a fresh sign-in, asks the user for it and repeats
 * the call, while the form keeps its values and waits.
 * @throws FirebaseError with a code `functions/...` from the function, or if it couldn't be reached
 */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  // Loaded on first use: viewing and filling in a form needs no SDK. This form of import shows the bundler that a public page needs neither
  // Auth nor Firestore.
  const { callHttps } = await import('./callHttps.ts');
  const call = () => callHttps(name, input);
  const data = await call().catch(async (error: unknown) => {
    if (!hasErrorCode(error, 'recent-sign-in-required') || !(await stepUp(name))) throw error;
    return call();
  });
  // The compiler can't tell that the contract belongs to the name.
  return (await loadOutputSchema(name)).parse(data) as CallableOutput<N>;
}
