import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { t } from '@/lib/words'
import { Unbroken } from '@/components/ui/Unbroken'

interface Props {
  title: string
  picture?: string | null | undefined
  ask: string
  count: number
  crumbs: ReactNode
  children: ReactNode
  /** Over the whole width of the window, and most of its height. */
  isStory?: boolean
}

export function HeadBand({ title, picture, ask, count, crumbs, children, isStory }: Props) {
  return (
    <section className={isStory ? 'band band--story' : 'band'}>
      <div className="wrap band__in">
        <div className="band__txt">
          {crumbs}
          <h1
            style={
              isStory ? { '--signs': Math.max(...title.split(/\s+/).map(({ length }) => length)) } : undefined
            }
          >
            <Unbroken text={title} />
          </h1>
          {children}
          <div className="acts">
            <a className="btn btn--brand" href="#enquire">
              {ask}
            </a>
            {count > 0 && (
              <a className="btn btn--line" href="#stock">
                {t('See {count} listed', { count })}
              </a>
            )}
          </div>
        </div>
        {picture && (
          <div className="band__pic">
            <Picture
              url={picture}
              alt={title}
              width={900}
              height={600}
              sizes={isStory ? '(min-width: 1024px) 72vw, 100vw' : '(min-width: 1024px) 760px, 92vw'}
              priority
            />
          </div>
        )}
      </div>
    </section>
  )
}
