/** `22 Nov 2026, 9:05 am` as the dealer's clock shows it. Epoch milliseconds or ISO text. */
export const staffMoment = (at: number | string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
    .format(new Date(at))
    // Versions of the tables differ in their spaces; server and browser must write the same.
    .replace(/\s/g, ' ')
