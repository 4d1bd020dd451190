// One bundle for all: they share most dependencies, and visitors often switch between them.
export { AffordabilityCalculator } from './affordability/AffordabilityCalculator.tsx';
export { ClosingCostsCalculator } from './closing-costs/ClosingCostsCalculator.tsx';
export { MortgageCalculator } from './mortgage/MortgageCalculator.tsx';
export { RefinanceCalculator } from './refinance/RefinanceCalculator.tsx';
export { RentOrBuyCalculator } from './rent-or-buy/RentOrBuyCalculator.tsx';
