import { vi } from 'vitest';

/** Gives every element the width of a phone, so that lists are cards; undone with `mockRestore`. */
export const narrow = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
