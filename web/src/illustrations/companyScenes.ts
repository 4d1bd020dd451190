import cityStreet from './drawn/cityStreet.svg';
import fallStreet from './drawn/fallStreet.svg';
import mainStreet from './drawn/mainStreet.svg';
import office from './drawn/office.svg';
import townStreet from './drawn/townStreet.svg';
import warmCoast from './drawn/warmCoast.svg';

const NEAR_NEW_YORK = ['New Jersey', 'New York', 'Connecticut'];
const ON_A_WARM_COAST = ['California', 'Florida', 'Hawaii'];

interface Scene {
  picture: string;
  alt: string;
}

/** Returns the street at the top of a company's home page, chosen by the names of its states. */
export const purchaseScene = (states: readonly string[]): Scene =>
  states.some((state) => NEAR_NEW_YORK.includes(state))
    ? { picture: cityStreet, alt: 'A parent and child outside a row of family homes, a city far behind' }
    : { picture: townStreet, alt: 'A parent and child outside a row of family homes, hills behind' };

export const refinanceScene = (states: readonly string[]): Scene =>
  states.some((state) => ON_A_WARM_COAST.includes(state))
    ? { picture: warmCoast, alt: 'A street of stucco and craftsman homes on the coast' }
    : { picture: fallStreet, alt: 'A street of homes under fall leaves' };

/** Returns a company's office. Its sign shows the house, the default mark of companies without their own logo. */
export const officeScene = (mark: string): Scene =>
  mark === ''
    ? { picture: office, alt: 'The office: a brick house with awnings, people at desks in the windows' }
    : { picture: mainStreet, alt: 'An office on a main street, people at desks in the windows' };
