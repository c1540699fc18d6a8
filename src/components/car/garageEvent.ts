/** Fired on `window` after each change of the stored lists, so that counts elsewhere on the page update. */
export const GARAGE_EVENT = 'garage:change'
