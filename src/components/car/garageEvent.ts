/** Fired on `window` after each change of what this browser saved, so that counts elsewhere on the page follow. */
export const GARAGE_EVENT = 'garage:change'
