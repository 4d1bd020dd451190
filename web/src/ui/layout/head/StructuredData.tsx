import { jsonInHtml } from '../../../hydration/pageData.ts';
import type { SchemaNode } from '../../../lib/directory/structuredData.ts';

/** Describes the page to search engines with schema.org (JSON-LD, a data block that nothing executes). */
export function StructuredData({ nodes }: { nodes: readonly SchemaNode[] }) {
  const text = jsonInHtml({ '@context': 'https://schema.org', '@graph': nodes });
  return (
    <script
      type="application/ld+json"
      // Text of ours and of the directory; an escaped "<" can't end the element.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
