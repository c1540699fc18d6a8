import { Picture } from '@/components/ui/Picture'
import { formatLongDate } from '@/lib/dates'
import type { PostView } from '@/core/dealer/views'

interface Props {
  posts: readonly PostView[]
  heading?: 'h2' | 'h3'
  /** The page begins with these posts: their first picture loads first. */
  leads?: boolean
}

export function PostList({ posts, heading: Heading = 'h3', leads = false }: Props) {
  return (
    <ul className="mdgrid posts">
      {posts.map((post, index) => (
        <li key={post.id} className="md">
          {post.image_url && (
            <div className="md__pic fills">
              <Picture
                url={post.image_url}
                width={900}
                height={506}
                sizes="(min-width: 1024px) 440px, 92vw"
                priority={leads && index === 0}
              />
            </div>
          )}
          <Heading>
            <a href={`/blog/${post.slug}`}>{post.title}</a>
          </Heading>
          <p>{post.excerpt}</p>
          <p className="md__from">
            {[post.category, formatLongDate(post.published_at)].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
