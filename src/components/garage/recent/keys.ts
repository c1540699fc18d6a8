/** localStorage keys of the last searches and of the cars looked at. */
export const SEARCH_KEY = 'search_history'
export const CAR_KEY = 'recent_cars'
