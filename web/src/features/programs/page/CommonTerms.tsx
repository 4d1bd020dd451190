import { COMMON_TERMS } from '@brokerage/domain/programs/disclosures';

/** Terms that apply to all examples of closed-end loans. */
export const CommonTerms = () => <p>{COMMON_TERMS}</p>;
