import type { Directory } from '@brokerage/domain/publicCallables';

/**
 * Returns the branches and officers of the moment, at most five minutes old: Hosting's CDN keeps the answer. Read without SDK
 * and schemas, which would be 50 kB for one public answer of our own function.
 * @throws Error when it could not be reached or does not answer with a directory.
 */
export async function fetchDirectory(): Promise<Directory> {
  const response = await fetch('/directory.json');
  if (!response.ok) throw new Error('No directory');
  const { branches, officers, moved_branches } = (await response.json()) as Partial<Directory>;
  if (!Array.isArray(branches) || !Array.isArray(officers)) throw new Error('No directory');
  return { branches, officers, ...(moved_branches && { moved_branches }) };
}
