import type { ReactNode } from 'react'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'
import { OpenNow } from './OpenNow'

interface Props {
  location: LocationView
  now: Date
  children?: ReactNode
}

export const LocationNote = ({ location, now, children }: Props) => (
  <div className="buy__place">
    <div className="buy__location">
      <b>{stripDepartment(location.name)}</b>
      <OpenNow location={location} now={now} />
    </div>
    <p>{addressLine(location.address)}</p>
    {children}
  </div>
)
