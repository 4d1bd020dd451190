/** What loan officers are most often asked for. */
export const SPECIALTIES = [
  'First-time buyers',
  'Down payment assistance',
  'FHA loans',
  'VA loans',
  'Jumbo loans',
  'Self-employed borrowers',
  'Condos and co-ops',
  'Two- to four-family homes',
  'Construction loans',
  'Home equity and HELOCs',
  'Refinancing',
];
