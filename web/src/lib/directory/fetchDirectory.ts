import type { PublicSite } from '@brokerage/domain/publicCallables';

/**
 * Returns the current company, branches and officers, at most a minute old because of the Hosting CDN. Doesn't use the SDK and schemas,
 * which would add 50 kB for one public response from our own function.
 * @throws Error if it can't be reached or the response isn't a directory
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
