export { loanInks } from '../../../ui/charts/loanInks.ts';
