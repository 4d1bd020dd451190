// One chunk for all calculators: they share most dependencies, and visitors often use several.
export { AffordabilityCalculator } from './affordability/AffordabilityCalculator.tsx';
export { ClosingCostsCalculator } from './closing-costs/ClosingCostsCalculator.tsx';
export { MortgageCalculator } from './mortgage/MortgageCalculator.tsx';
export { RefinanceCalculator } from './refinance/RefinanceCalculator.tsx';
export { RentOrBuyCalculator } from './rent-or-buy/RentOrBuyCalculator.tsx';
