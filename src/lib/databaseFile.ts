/** The file of a `file:` address. */
export const databaseFile = (url: string): string => url.replace(/^file:(\/\/)?/, '')
