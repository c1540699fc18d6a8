import { companiesOf, trackersOf, type TrackersConfig } from './trackersConfig'

const NAMES = { google: 'Google', meta: 'Meta (Facebook and Instagram)' }

const WHEN: Record<TrackersConfig['when'], string> = {
  agreed: 'They are loaded only after you allow it. Until then, and after a no, nothing is sent to them.',
  'at once': 'They are loaded when you open a page, until you say no.',
}

export function trackerLines(config: { trackers: TrackersConfig }): string {
  const trackers = trackersOf(config)
  if (!trackers) return ''
  const names = companiesOf(trackers)
    .map((company) => NAMES[company])
    .join(' and ')
  return `## Cookies, and counting visits
To see how this site is used and which advertisements lead here, we use programs of ${names}. ${WHEN[trackers.when]}

They set cookies in your browser, and learn your internet address, your device and the pages you look at. This site tells them which kind of form was sent and for which car, not what you typed in it. The companies keep this by their own policies, overseas too.

On pages that are yours alone, such as your account, a booking or a reservation, they are never loaded.

You can change your mind at any time: [cookie choices](#cookie-choices). Where your browser sends the signal Global Privacy Control, that is a no.

`
}
