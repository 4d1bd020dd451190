import { type CompanySettings, companySettingsSchema } from '@brokerage/domain/company/companySettings';
import { firstMessages } from '../../ui/forms/firstMessages.ts';

/** Returns the errors by field path; `licence_lines.0` is the first line. */
export function companyErrors(values: CompanySettings): Record<string, string> {
  return firstMessages(companySettingsSchema.safeParse(values).error?.issues ?? []);
}
