import type { CompanyLook } from '@brokerage/domain/company/companyLook';
import { DEFAULT_HEADING_FAMILY, HEADING_FAMILY_NAMES } from '@brokerage/domain/company/headingFamily';

/** Formats a company's colors and font on one line: `primary #1e4034, accent #ddb765, headings in Lora`. */
export const formatCompanyLook = ({
  primary,
  accent,
  family = DEFAULT_HEADING_FAMILY,
}: CompanyLook): string =>
  `primary ${primary}, accent ${accent}, headings in ${HEADING_FAMILY_NAMES[family]}`;
