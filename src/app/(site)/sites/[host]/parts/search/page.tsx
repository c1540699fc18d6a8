import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { doNotKeep } from '@/cache/pageAnswer'
import { CommonParts, PartHits, PartsByModel } from '@/components/models/PartHits'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { Stage } from '@/components/page/Stage'
import { Icon } from '@/components/ui/Icon'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { listModels } from '@/core/car/read/models'
import { commonParts, findParts, showsAccessories } from '@/core/car/accessories'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ query?: string | string[] }>
}

const MOST_LETTERS = 100
/** Two rows. */
const MOST_PARTS = 8

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const { title, text } = site.config.pages.parts
  return pageMetadata(site, { title, description: text, path: '/parts/search' })
}

/** Accessories of the dealer's models by name; others can be asked for with the form. */
export default async function PartsSearchPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const query = ([(await searchParams).query].flat()[0] ?? '').trim().slice(0, MOST_LETTERS)
  // Any visitor can invent a query: it must not fill the page cache.
  if (query) await doNotKeep()
  const { features, pages } = site.config
  const models = (await listModels(site)).filter((model) => showsAccessories(model, features.accessories))
  const { title, text, people } = pages.parts
  const common = commonParts(models, MOST_PARTS)
  const examples = common.slice(0, 3).map(({ name }) => name.split(',', 1)[0])
  const picture = await journeyPicture(site, 'parts')
  const markup = renderStatic(
    <>
      <Stage
        slim
        picture={picture}
        crumbs={<Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />}
        head={
          <>
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </>
        }
        main={
          <form className="partsearch" action="/parts/search" role="search">
            <label className="sr" htmlFor="parts-query">
              {t('Part or accessory')}
            </label>
            <div className="field">
              <input
                id="parts-query"
                name="query"
                type="search"
                defaultValue={query}
                maxLength={MOST_LETTERS}
                placeholder={examples.join(', ') || t('Tow bar, dash camera, roof racks')}
                required
              />
            </div>
            <button className="btn btn--brand" type="submit">
              <Icon name="search" />
              {t('Search')}
            </button>
          </form>
        }
      />
      <div className="wrap">
        {query ? (
          <PartHits query={query} hits={findParts(models, query)} />
        ) : (
          <>
            <CommonParts parts={common} />
            <PartsByModel models={models} />
          </>
        )}
      </div>
    </>,
  )
  return (
    <main id="main" className="is-contact is-pictured">
      <StaticHtml className="static-html" html={markup} />
      <EnquirySection
        site={site}
        now={renderTime()}
        intent="parts"
        people={people}
        heading={query ? t('Ask for “{query}”', { query }) : t('Ask for a part')}
        known={query ? { part: query } : undefined}
      />
    </main>
  )
}
