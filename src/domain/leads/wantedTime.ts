import { DateTime } from 'luxon'

const LOCAL = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/

/** A time as a form sends it, `2026-12-01T10:00`, as people write it; what a person typed stays as it is. */
export const wantedTime = (sent: string): string =>
  sent.replace(LOCAL, (as, day: string, clock: string) => {
    const at = DateTime.fromISO(`${day}T${clock}`, { zone: 'utc', locale: 'en-AU' })
    return at.isValid
      ? at.toFormat('ccc d MMM yyyy, h:mm a').replace(/[AP]M$/i, (half) => half.toLowerCase())
      : as
  })
