import type { Metadata } from 'next'
import { LocationPage, locationMetadata } from '@/app/(site)/sites/[host]/_lib/LocationPage'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return locationMetadata(await requireSite(params), (await params).slug, 'contact-us')
}

/** A second address of the location. Its canonical address is /locations/{slug}. */
export default async function Page({ params }: Props) {
  return <LocationPage site={await requireSite(params)} slug={(await params).slug} folder="contact-us" />
}
