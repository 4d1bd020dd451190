import { stateName } from '../../../lib/format/names/stateName.ts';
import { STATES_BY_NAME } from '../../../lib/format/names/statesByName.ts';

/** All states as the options of a SelectField. */
export const STATE_OPTIONS: readonly (readonly [code: string, name: string])[] = STATES_BY_NAME.map(
  (code) => [code, stateName(code)],
);
