/** What a table was called before. Mails that were sent, texts of the history and people's files keep that name. */
const FORMER = new Map([['bookings', 'appointments']])

export const formerName = (slug: string): string | undefined => FORMER.get(slug)
export const presentName = (name: string): string | undefined =>
  [...FORMER].find(([, former]) => former === name)?.[0]
