import type { Directory } from '@brokerage/domain/publicCallables';
import { functionAddress } from './functionsOrigin.ts';

/**
 * Branches and officers of the moment, by get-directory's callable protocol. Without SDK and schemas, which would be 50 kB
 * for one public answer of our own function.
 * @throws Error when it could not be reached or does not answer with a directory.
 */
export async function fetchDirectory(): Promise<Directory> {
  const response = await fetch(functionAddress('get-directory'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: null }),
  });
  const { result } = (await response.json()) as { result?: Partial<Directory> };
  if (!response.ok || !result?.branches || !result.officers) throw new Error('No directory');
  return { branches: result.branches, officers: result.officers };
}
