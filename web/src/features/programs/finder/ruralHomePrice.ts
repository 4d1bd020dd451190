import { loanExample } from '@brokerage/domain/programs/loanExamples';

/** Homes in rural areas cost less: in cents, what loans that are compared with a USDA loan are for. */
export const RURAL_HOME_PRICE = loanExample('usda').price;
