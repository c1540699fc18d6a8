/** Imported before anything of src, since settings are read once. */
export const SECRET_OF_BEFORE = 'the-secret-of-last-year-0123456789abcdef'

process.env.PREVIOUS_SECRETS = SECRET_OF_BEFORE
