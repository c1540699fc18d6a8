import type { Metadata } from 'next'
import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { JsonLd } from '@/components/page/JsonLd'
import { Contents } from '@/components/pages/Contents'
import { headingsIn } from '@/components/pages/headings'
import { beginsLong, lexicalText, readLexical } from '@/components/pages/lexical'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { RichText } from '@/components/pages/RichText'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { listPosts, namedTeam } from '@/features/pages/readPages'
import { formatLongDate } from '@/lib/dates'
import { plural } from '@/core/money/format'
import { relatedPosts } from '@/features/pages/pages.rules'
import { postJsonLd } from '@/search/seo/jsonLd'
import type { PostView, Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { pageMetadata } from './metadata'
import { NewestCars } from './NewestCars'

const WORDS_A_MINUTE = 220
const NEXT = 4

export const postMetadata = (site: Site, post: PostView): Promise<Metadata> =>
  pageMetadata(site, {
    title: post.title,
    description: post.excerpt,
    path: `/blog/${post.slug}`,
    image: post.image_url,
  })

const minutes = (content: unknown): number => {
  const words = readLexical(content).map(lexicalText).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

export async function PostPage({ site, post }: { site: Site; post: PostView }) {
  const [posts, writers] = await Promise.all([listPosts(site), namedTeam(site, post.author)])
  const others = relatedPosts(post, posts, NEXT)
  return (
    <main id="main">
      <article className="wrap post">
        <Breadcrumbs
          origin={site.origin}
          crumbs={[{ label: site.config.pages.blog.title, href: '/blog' }, { label: post.title }]}
        />
        <header className="post__head">
          <h1>{post.title}</h1>
          {post.excerpt && <p className="post__lead">{post.excerpt}</p>}
          <p className="post__by">
            {post.author && <b>{post.author}</b>}
            <span>{formatLongDate(post.published_at)}</span>
            <span>{plural(minutes(post.content), 'minute')}</span>
          </p>
        </header>
        {post.image_url && (
          <figure className="post__pic">
            <Picture
              url={post.image_url}
              width={1360}
              height={600}
              sizes="(min-width: 1440px) 1360px, 100vw"
              priority
            />
          </figure>
        )}
        <div className="rich post__body" data-cap={beginsLong(post.content) || undefined}>
          <RichText content={post.content} />
        </div>
        <aside className="post__side">
          <Contents headings={headingsIn(post)} />
          <NamedPeople people={writers} />
          {others.length > 0 && (
            <div>
              <h2>{t('Read next')}</h2>
              <ul>
                {others.map((other) => (
                  <li key={other.id}>
                    <a href={`/blog/${other.slug}`}>
                      {other.image_url && (
                        <Picture url={other.image_url} width={240} height={160} sizes="112px" />
                      )}
                      {other.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {site.config.features.tradeIn && (
            <div className="note">
              <Icon name="tag" />
              <p>
                <b>{t('Selling yours?')}</b> <a href="/sell-your-car">{t('Tell us about it')}</a>
              </p>
            </div>
          )}
        </aside>
      </article>
      <CarControls />
      <NewestCars site={site} />
      <JsonLd data={postJsonLd(post, site.origin)} />
    </main>
  )
}
