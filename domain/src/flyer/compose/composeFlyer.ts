import { type Template, type TemplateVersion, toLayoutKey } from '../../template/template.ts';
import { effectiveData } from '../fields/missingFields.ts';
import type { FlyerInput } from '../layout/flyerInput.ts';
import type { FlyerParties } from '../record/flyerParties.ts';

interface Composition {
  title: string;
  category: Template['category'];
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields' | 'layout'>;
  /** As stored: what the officer typed. */
  data: Readonly<Record<string, unknown>>;
  parties: FlyerParties;
  /** The tracked address behind the QR code. */
  link?: string | undefined;
  isDraft: boolean;
}

/** Returns the input of `layoutFlyer` from a flyer and its pinned version: used by the editor, the review and the PDF. */
export function composeFlyer({
  title,
  category,
  version,
  data,
  parties,
  link,
  isDraft,
}: Composition): FlyerInput {
  return {
    title,
    category,
    layout: toLayoutKey(version, category),
    fields: version.handlebars_schema.fields,
    data: effectiveData(version, data, parties),
    ...parties,
    link,
    isDraft,
  };
}
