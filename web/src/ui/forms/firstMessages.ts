/** Returns the first message of each field by path, such as `licence_lines.0` for the first item of a list. */
export function firstMessages(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) {
    messages[typeof path === 'string' ? path : path.join('.')] ??= message;
  }
  return messages;
}
