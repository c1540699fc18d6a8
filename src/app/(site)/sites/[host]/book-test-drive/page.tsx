import type { Metadata } from 'next'
import { BookingPage, bookingMetadata } from '@/app/(site)/sites/[host]/_lib/booking/BookingPage'
import type { Query } from '@/app/(site)/sites/[host]/_lib/booking/query'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bookingMetadata(await requireSite(params), 'test_drive')
}

export default async function Page({ params, searchParams }: Props) {
  return <BookingPage site={await requireSite(params)} kind="test_drive" query={await searchParams} />
}
