'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { bookingHref } from './bookingHref'

export function BookForShopper() {
  const { id } = useDocumentInfo()
  return id ? (
    <a className="fc-btn" href={bookingHref({ shopper: String(id) })}>
      Book a test drive
    </a>
  ) : null
}
