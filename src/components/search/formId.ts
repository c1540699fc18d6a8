/** The form of a list's filters; the words of a script on every page name it too. */
export const FORM_ID = 'filters'

/** localStorage key of the open groups (listPosition.ts). */
export const PANELS_KEY = 'search_panels'
