import { CompareButton, FavouriteButton, savedFacts } from '@/components/car/SaveControls'
import { carTitle, carVariant } from '@/core/car/text'
import { Icon } from '@/components/ui/Icon'
import { StaticPart } from '@/components/ui/StaticPart'
import { TagBadge } from '@/components/car/TagBadge'
import { UpdatedAgo } from '@/components/page/UpdatedAgo'
import type { Car } from '@/core/car/car'
import type { CarControls } from '@/core/car/controls'
import { shownCity } from '@/core/car/shownCity'
import type { Tag } from '@/core/car/tags'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { ShareButton } from './ShareButton'
import type { KeyFact } from './keyFactsOf'

interface Props {
  car: Car
  tag: Tag | null
  controls: CarControls
  config: Pick<TenantConfig, 'override_city'>
  /** When the dealer last updated this car, in the location's time zone. Null when unknown. */
  checked: string | null
  /** For screens without a second column, where the price stands between the title and the other facts. */
  facts: readonly KeyFact[]
}

export function Title({ car, tag, controls, config, checked, facts }: Props) {
  const city = shownCity(car, config) ?? car.location_name
  const variant = carVariant(car)
  return (
    <header className="vtitle" data-facts={savedFacts(car, controls)}>
      <StaticPart>
        <h1>{carTitle(car)}</h1>
        {variant && <p className="vtitle__variant">{variant}</p>}
        <ul className="vtitle__facts">
          {facts.map(({ icon, label, value }) => (
            <li key={label}>
              <Icon name={icon} />
              <b>{value}</b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </StaticPart>
      <ul className="vtitle__meta">
        {tag && (
          <li>
            <TagBadge tag={tag} flow />
          </li>
        )}
        {city && (
          <li>
            <Icon name="pin" />
            <a href="#vehicle-map">{city}</a>
          </li>
        )}
        {checked && car.updated_at && (
          <li className="vtitle__checked">
            <Icon name="clock" />
            <UpdatedAgo at={car.updated_at} date={checked} />
          </li>
        )}
      </ul>
      <div className="vtitle__tools">
        {controls.favourite && <FavouriteButton name={carTitle(car)} tool />}
        {controls.compare && <CompareButton />}
        <ShareButton title={carTitle(car)} slug={car.slug} icon={<Icon name="share" />} />
      </div>
    </header>
  )
}
