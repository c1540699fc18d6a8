import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BookingPage, bookingMetadata } from '@/app/(site)/sites/[host]/_lib/booking/BookingPage'
import type { Query } from '@/app/(site)/sites/[host]/_lib/booking/query'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { externalService } from '@/core/dealer/links/bookingLinks'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bookingMetadata(await requireSite(params), 'service')
}

/** A dealer whose own platform takes service bookings redirects to it. */
export default async function Page({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const external = externalService(site.config)
  return external ? redirect(external) : <BookingPage site={site} kind="service" query={await searchParams} />
}
