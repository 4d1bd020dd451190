/** Where anybody can look up a company's or a loan officer's licenses by NMLS number. */
export const NMLS_CONSUMER_ACCESS = 'https://www.nmlsconsumeraccess.org';
