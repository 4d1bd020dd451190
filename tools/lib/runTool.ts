import { Interrupted, interruption } from './interruption.ts';
import { UserError } from './UserError.ts';

/**
 * The frame of every tool: runs `main` and ends the process with the exit code it returns (0 when none).
 * A `UserError` is shown as its one line, an interruption silently, anything else with its stack.
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

/** Wrong arguments, too, are the user's to put right. */
function isForTheUser(error: unknown): error is Error {
  if (error instanceof UserError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
