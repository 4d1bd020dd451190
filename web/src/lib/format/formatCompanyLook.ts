import type { CompanyLook } from '@brokerage/domain/company/companyLook';

/** Returns a company's colors in one line: `primary #1e4034, accent #ddb765`. */
export const formatCompanyLook = ({ primary, accent }: CompanyLook): string =>
  `primary ${primary}, accent ${accent}`;
