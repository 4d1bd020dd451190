// One script for all: they share most dependencies, and visitors often go from one to the next.
export { AffordabilityCalculator } from './AffordabilityCalculator.tsx';
export { ClosingCostsCalculator } from './ClosingCostsCalculator.tsx';
export { MortgageCalculator } from './MortgageCalculator.tsx';
export { RefinanceCalculator } from './RefinanceCalculator.tsx';
export { RentOrBuyCalculator } from './RentOrBuyCalculator.tsx';
