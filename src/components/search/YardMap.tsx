import { DrawnMap } from '@/components/place/DrawnMap'
import { pinsOf } from '@/components/place/pins'
import { Icon } from '@/components/ui/Icon'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { countNoun } from '@/core/car/nounOfList'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Place } from '@/core/place/addresses'
import { grouped } from '@/lib/figures'
import { t } from '@/lib/words'
import { setFacet } from '@/search/list/edit'
import { buildSearchHref } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import type { ListView } from './types'

interface Props {
  config: Pick<TenantConfig, 'pages' | 'layout' | 'labels'>
  places: readonly Place[]
  state: ListState
  view: Pick<ListView, 'facets'>
}

/** The list by yard, on the dealer's drawing: a pin leads to its cars. The drawing is fetched once it is opened. */
export function YardMap({ config: { pages, layout, labels }, places, state, view }: Props) {
  const pinned = new Set(pinsOf(pages.locations, places).flatMap(({ place }) => place?.main.id ?? []))
  if (pinned.size < 2) return null
  const pinOf = ({ main: { name } }: Place) => {
    const count = view.facets.location_name?.find(({ value }) => value === name)?.count ?? 0
    const href = buildSearchHref(setFacet(state, 'location_name', [name]))
    return { href, note: <span>{`${grouped(count)} ${countNoun(count, labels.cars)}`}</span> }
  }
  const html = renderStatic(
    <details className="yardmap">
      <summary className="textbtn">
        <Icon name="pin" />
        {t('On the map')}
      </summary>
      <div className={`drawing--${layout.places}`}>
        <DrawnMap drawing={pages.locations} places={places} pinOf={pinOf} />
      </div>
    </details>,
  )
  return <StaticHtml className="static-html" html={html} />
}
