import { COMMON_TERMS } from '@brokerage/domain/programs/disclosures';

/** The terms that all closed-end loan examples share. */
export const CommonTerms = () => <p>{COMMON_TERMS}</p>;
