import type { Metadata } from 'next'
import { getPost, listPosts } from '@/features/pages/readPages'
import { slugify } from '@/lib/slugify'
import type { PostView, Site } from '@/core/dealer/views'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { PostIndex, postIndexMetadata } from '@/app/(site)/sites/[host]/_lib/PostIndex'
import { PostPage, postMetadata } from '@/app/(site)/sites/[host]/_lib/PostPage'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; slug: string }>
}

/** A post, else a post category: both have addresses like `/blog/vehicle-reviews`. */
const find = async (site: Site, slug: string): Promise<{ post: PostView } | { category: string } | null> => {
  const post = await getPost(site, slug)
  if (post) return { post }
  const category = (await listPosts(site)).find((other) => slugify(other.category ?? '') === slug)?.category
  return category ? { category } : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const found = await find(site, (await params).slug)
  if (!found) return {}
  return 'post' in found ? postMetadata(site, found.post) : postIndexMetadata(site, found.category)
}

export default async function Page({ params }: Props) {
  const site = await requireSite(params)
  const { slug } = await params
  const found = await find(site, slug)
  if (!found) return leadOn(site, `/blog/${slug}`)
  return 'post' in found ? (
    <PostPage site={site} post={found.post} />
  ) : (
    <PostIndex site={site} category={found.category} />
  )
}
