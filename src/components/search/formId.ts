/** The form of a list's filters; the words of a script on every page name it too. */
export const FORM_ID = 'filters'
