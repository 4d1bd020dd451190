import { canonicalJson } from '../audit/canonicalJson.ts';
import type { TemplateVersion } from './template.ts';
import type { ContentField, TemplateContent } from './templateCallables.ts';
import type { ConsentReason, ConsentRequest } from './templateConsent.ts';
import { hasDefault, toTemplateContent } from './templateContent.ts';

export type ConsentNeeds = Pick<ConsentRequest, 'reasons' | 'fields'>;

const withoutLoneSurrogates = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed() : inner,
  );

/** Returns the locked texts by key, as comparable strings. Officers see them marked "Set by compliance". */
const lockedTexts = (fields: readonly ContentField[]): ReadonlyMap<string, string> =>
  new Map(
    fields
      .filter((field) => field.locked && hasDefault(field))
      .map(({ key, label, type, unit, binding, default: text }) => [
        key,
        // A form may hold half of a pasted emoji, which canonical JSON refuses.
        canonicalJson(withoutLoneSurrogates([label, type, unit, binding, text])),
      ]),
  );

/**
 * Returns why publishing the content needs consent; no reasons when it doesn't. A template without approval would let one
 * person reach the public, and a locked text is shown to officers as set by compliance. `version` is the published one.
 */
export function consentNeeds(content: TemplateContent, version: TemplateVersion | undefined): ConsentNeeds {
  const after = lockedTexts(content.fields);
  const before = version
    ? lockedTexts(toTemplateContent(content, version).fields)
    : new Map<string, string>();
  const fields = [...new Set([...after.keys(), ...before.keys()])].filter(
    (key) => after.get(key) !== before.get(key),
  );
  const reasons: ConsentReason[] = [];
  if (!content.approval_required) reasons.push('no_approval');
  if (fields.length > 0) reasons.push('locked_text');
  return { reasons, fields };
}
