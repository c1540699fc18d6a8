import { awayText } from '@/components/car/CarCard'
import { DrawnMap } from '@/components/place/DrawnMap'
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
import { yardsShown, yardTiles } from './yardTiles'

interface Props {
  config: Pick<TenantConfig, 'pages' | 'mapTiles' | 'layout' | 'labels'>
  places: readonly Place[]
  state: ListState
  view: Pick<ListView, 'facets'>
  /** Kilometres by the name of a yard, in a list near a postcode. */
  away: ReadonlyMap<string, number> | null
}

/** The list by yard, on the dealer's drawing or its tiles: a pin leads to its cars. Pictures are fetched once it is opened. */
export function YardMap({ config, places, state, view, away }: Props) {
  const shown = yardsShown(config, places)
  if (!shown) return null
  const { yards } = shown
  const tiled = shown.tiles && yardTiles(shown.tiles, yards)
  const pinOf = (of: readonly Place[]) => {
    const names = of.map(({ main: { name } }) => name)
    const counted = view.facets.location_name?.filter(({ value }) => names.includes(value)) ?? []
    const count = counted.reduce((sum, one) => sum + one.count, 0)
    const href = buildSearchHref(setFacet(state, 'location_name', names))
    return { href, note: <span>{`${grouped(count)} ${countNoun(count, config.labels.cars)}`}</span> }
  }
  const farOf = ({ main }: Place) => away?.get(main.name) ?? Infinity
  const html = renderStatic(
    <details className="yardmap">
      <summary className="textbtn">
        <Icon name="pin" />
        {t('On the map')}
      </summary>
      <div>
        <div className={tiled ? undefined : `drawing--${config.layout.places}`}>
          <DrawnMap
            drawing={{ ...config.pages.locations, ...(tiled && { spots: tiled.spots }) }}
            picture={tiled?.picture}
            places={places}
            pinOf={(place) => pinOf(tiled?.spots.find(({ of }) => of[0] === place)?.of ?? [place])}
          />
        </div>
        <ul className="yards">
          {yards
            .toSorted((a, b) => farOf(a) - farOf(b))
            .map((place) => {
              const { href, note } = pinOf([place])
              const km = farOf(place)
              return (
                <li key={place.main.id}>
                  <a href={href}>{place.name}</a>
                  {note}
                  {km < Infinity && <span>{awayText(km)}</span>}
                </li>
              )
            })}
        </ul>
      </div>
    </details>,
  )
  return <StaticHtml className="static-html" html={html} />
}
