import { Interrupted, interruption } from './interruption.ts';
import { UserError } from './UserError.ts';

/**
 * Runs a tool's `main` and ends the process with the exit code that it returns (0 for none). Prints the message of a `UserError`,
 * nothing for an interruption, and anything else with its stack.
 */
export async function runTool(main: () => Promise<number | undefined>): Promise<never> {
  interruption();
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    if (error instanceof Interrupted) process.exit(error.exitCode);
    console.error(isForTheUser(error) ? error.message : error);
    process.exit(1);
  }
}

/** Returns whether the user can fix the error; wrong arguments count, too. */
function isForTheUser(error: unknown): error is Error {
  if (error instanceof UserError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
