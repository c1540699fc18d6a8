import type { Metadata } from 'next'
import { PostIndex, postIndexMetadata } from '@/app/(site)/sites/[host]/_lib/PostIndex'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return postIndexMetadata(await requireSite(params))
}

export default async function BlogPage({ params }: Props) {
  return <PostIndex site={await requireSite(params)} />
}
