/** A problem that the user of a tool can solve. `runTool` shows its message without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
