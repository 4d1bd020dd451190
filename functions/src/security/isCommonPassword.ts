let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list once per instance, and only where passwords are set. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Returns whether a password is one of the 49,000 most common ones, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommonPasswords();
  return (await common).has(password.toLowerCase());
}
