import { DateTime } from 'luxon'
import { LOCALE } from '@/lib/figures'

const LOCAL = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/

/** `2026-12-01T10:00` in words; other text stays as typed. */
export const wantedTime = (sent: string): string =>
  sent.replace(LOCAL, (as, day: string, clock: string) => {
    const at = DateTime.fromISO(`${day}T${clock}`, { zone: 'utc', locale: LOCALE })
    return at.isValid
      ? at.toFormat('ccc d MMM yyyy, h:mm a').replace(/[AP]M$/i, (half) => half.toLowerCase())
      : as
  })
