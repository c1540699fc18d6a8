import type { LocationView } from '@/core/place/views'
import { OpenNow } from './OpenNow'

/** What a visitor comes for first: open until when, or opening when. */
export const LocationOpen = ({ location, now }: { location: LocationView; now: Date }) => (
  <div className="opens">
    {location.coming_late ? (
      <p className="status is-shut">{location.coming_late}</p>
    ) : (
      <OpenNow location={location} now={now} />
    )}
  </div>
)
