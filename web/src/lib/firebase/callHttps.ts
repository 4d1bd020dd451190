import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { appCheckReady, emulatorPort, firebaseApp } from './firebaseApp.ts';
import { CALL_TIMEOUT_MS, EMULATOR_HOST, FUNCTIONS_REGION } from './functionsOrigin.ts';

const functions = getFunctions(firebaseApp, FUNCTIONS_REGION);
const port = emulatorPort('functions');
if (port !== undefined) connectFunctionsEmulator(functions, EMULATOR_HOST, port);

/**
 * Calls a function and returns its unparsed response; `callFunction.ts` knows the contracts.
 * @throws FirebaseError with a code `functions/...`.
 */
export async function callHttps(name: string, input: unknown): Promise<unknown> {
  await appCheckReady;
  return (await httpsCallable(functions, name, { timeout: CALL_TIMEOUT_MS })(input)).data;
}
