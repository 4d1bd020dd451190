import type { PublicSite } from '@brokerage/domain/publicCallables';

/**
 * Returns the company, branches and officers of the moment, at most a minute old: Hosting's CDN keeps the answer. Read without SDK
 * and schemas, which would be 50 kB for one public answer of our own function.
 * @throws Error when it could not be reached or does not answer with a directory.
 */
export async function fetchDirectory(): Promise<PublicSite> {
  const response = await fetch('/directory.json');
  if (!response.ok) throw new Error('No directory');
  const { branches, officers, company, moved_branches, moved_officers, reviews } =
    (await response.json()) as Partial<PublicSite>;
  if (!Array.isArray(branches) || !Array.isArray(officers) || !company) throw new Error('No directory');
  return {
    company,
    branches,
    officers,
    ...(moved_branches && { moved_branches }),
    ...(moved_officers && { moved_officers }),
    ...(reviews && { reviews }),
  };
}
