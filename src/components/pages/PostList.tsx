import { Picture } from '@/components/ui/Picture'
import { formatLongDate } from '@/lib/dates'
import type { PostView } from '@/core/dealer/views'

interface Props {
  posts: readonly PostView[]
  heading?: 'h2' | 'h3'
  /** The list is the page: its first post leads, and the dealer's layout of the blog is used. */
  leads?: boolean
}

export function PostList({ posts, heading: Heading = 'h3', leads = false }: Props) {
  return (
    <ul className={leads ? 'posts posts--index' : 'posts'}>
      {posts.map((post, index) => {
        const isLead = leads && index === 0
        return (
          <li key={post.id} className="pst">
            {post.image_url && (
              <div className="pst__pic fills">
                <Picture
                  url={post.image_url}
                  width={900}
                  height={506}
                  sizes={`(min-width: 1024px) ${isLead ? 900 : 440}px, 92vw`}
                  priority={isLead}
                />
              </div>
            )}
            <div className="pst__txt">
              <Heading>
                <a href={`/blog/${post.slug}`}>{post.title}</a>
              </Heading>
              <p>{post.excerpt}</p>
              <p className="pst__from">
                {[post.category, formatLongDate(post.published_at)].filter(Boolean).join(', ')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
