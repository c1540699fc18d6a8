/** localStorage key of the hold that was last made in this browser. */
export const HOLD_KEY = 'own_hold'
