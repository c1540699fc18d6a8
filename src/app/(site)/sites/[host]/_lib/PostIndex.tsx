import type { Metadata } from 'next'
import { PostList } from '@/components/pages/PostList'
import { listPosts } from '@/features/pages/readPages'
import { categoryDescription } from '@/search/seo/titles'
import { slugify } from '@/lib/slugify'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { ListHead } from './ListHead'
import { pageMetadata } from './metadata'

export async function postIndexMetadata(site: Site, category?: string): Promise<Metadata> {
  const posts = await listPosts(site, category)
  const [pictured] = posts.flatMap(({ image_url }) => image_url || [])
  return pageMetadata(site, {
    title: category ?? site.config.pages.blog.title,
    description: category
      ? categoryDescription(
          category,
          site.tenant.name,
          posts.map(({ title }) => title),
        )
      : site.config.pages.blog.text,
    path: category ? `/blog/${slugify(category)}` : '/blog',
    image: pictured,
  })
}

export async function PostIndex({ site, category }: { site: Site; category?: string }) {
  const all = await listPosts(site)
  const categories = [...new Set(all.flatMap((post) => post.category ?? []))]
  const posts = category ? all.filter((post) => post.category === category) : all
  return (
    <main id="main">
      <div className="wrap list">
        <ListHead
          origin={site.origin}
          title={category ?? site.config.pages.blog.title}
          text={category ? undefined : site.config.pages.blog.text}
        />
        {categories.length > 1 && (
          <nav className="quick" data-scroll="" aria-label={t('Categories')}>
            {[undefined, ...categories].map((name) => (
              <a
                key={name ?? 'all'}
                className="quick__b"
                href={name ? `/blog/${slugify(name)}` : '/blog'}
                aria-current={name === category ? 'page' : undefined}
              >
                {name ?? t('All')}
              </a>
            ))}
          </nav>
        )}
        <PostList posts={posts} heading="h2" leads />
      </div>
    </main>
  )
}
