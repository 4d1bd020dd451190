import { COMMON_TERMS } from '@brokerage/domain/programs/disclosures';

/** What holds for all examples of closed-end loans. */
export const CommonTerms = () => <p>{COMMON_TERMS}</p>;
