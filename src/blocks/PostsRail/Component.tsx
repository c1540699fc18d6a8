import { PostList } from '@/components/pages/PostList'
import { SectionHead } from '@/components/ui/SectionHead'
import { listPosts } from '@/features/pages/readPages'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

export async function PostsRailBlock({ block, site }: BlockProps<'postsRail'>) {
  const posts = (await listPosts(site)).filter((post) => !block.category || post.category === block.category)
  if (posts.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={block.heading || t('From the blog')}
          link={{ label: block.link_label || t('All posts'), href: '/blog' }}
        />
        <PostList posts={posts.slice(0, block.limit ?? undefined)} />
      </div>
    </section>
  )
}
