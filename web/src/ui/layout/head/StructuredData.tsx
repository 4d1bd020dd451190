import { jsonInHtml } from '../../../hydration/pageData.ts';
import type { SchemaNode } from '../../../lib/directory/structuredData.ts';

/** Tells search engines in schema.org's words what is on the page (JSON-LD, a data block that nothing runs). */
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
