import { z } from 'zod'
import { Picture } from '@/components/ui/Picture'
import { carImages, carTitle, picturedFirst } from '@/core/car/text'
import { shortPrice } from '@/core/car/price'
import { themeTokens } from '@/core/dealer/theme/themeCss'
import type { Site } from '@/core/dealer/views'
import { getPage } from '@/features/pages/readPages'
import { listCars } from '@/search/cars/list'
import { emptySearch } from '@/search/list/state'

const CARS = 3

const heroSchema = z.object({ heading: z.string().nullish(), picture: z.string().nullish() })

/** A dealer's front page in small, from what it shows now: its look, its first picture and words, its first cars. */
export async function SiteThumbnail({ site }: { site: Site }) {
  const { tenant, config, origin } = site
  const [page, { hits }] = await Promise.all([getPage(site, 'home'), listCars(site, emptySearch())])
  const { data: hero } = heroSchema.safeParse(page?.layout.find(({ blockType }) => blockType === 'hero'))
  return (
    <a className="thumb" href={origin}>
      <div className="thumb__page" style={themeTokens(config)} aria-hidden="true">
        <p className="thumb__head">
          {config.logo.mark && <img src={config.logo.mark} alt="" width={22} height={22} />}
          {config.logo.wordmark}
        </p>
        <div className="thumb__hero">
          {hero?.picture && (
            <Picture
              url={hero.picture}
              width={480}
              height={270}
              sizes="(max-width: 639px) 92vw, 360px"
              eager
            />
          )}
        </div>
        <p className="thumb__words">{hero?.heading ?? config.tagline}</p>
        <ul className="thumb__cars">
          {picturedFirst(hits)
            .slice(0, CARS)
            .map((car) => (
              <li key={car.id}>
                <Picture url={carImages(car)[0]?.url ?? ''} width={150} height={100} sizes="120px" eager />
                <span>{carTitle(car)}</span>
                <b>{shortPrice(car, config)}</b>
              </li>
            ))}
        </ul>
      </div>
      <strong>{tenant.name}</strong>
      <span>{config.tagline}</span>
    </a>
  )
}
