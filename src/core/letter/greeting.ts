/** One short word of letters: too little for an advertisement or a URL. */
const firstName = (name: string): string =>
  name.split(/\s+/).find((word) => /^[\p{L}\p{M}'’-]{1,20}$/u.test(word)) ?? ''

/** `Hello Ann,`: all that a letter repeats of what was typed, because the address may be another person's. */
export const greeting = (name: string): string => `Hello ${firstName(name)}`.trim() + ','
