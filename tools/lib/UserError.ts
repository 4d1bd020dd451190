/** A problem the person at the keyboard can solve: shown as one line that says what to do, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
