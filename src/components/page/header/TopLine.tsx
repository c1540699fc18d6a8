import { Icon } from '@/components/ui/Icon'
import { primaryLocation } from '@/core/place/locationNames'
import { telHref } from '@/core/place/phones/phones'
import type { Frame } from './frame'
import { SitePhones } from './SitePhones'
import { OpenNow } from '@/components/place/OpenNow'
import { t } from '@/lib/words'

export function TopLine({ site: { config }, locations, now }: Pick<Frame, 'site' | 'locations' | 'now'>) {
  const location = primaryLocation(locations)
  const line = config.headerLine
  return (
    <div className="topline" role="region" aria-label={t('Today')}>
      <div className="wrap topline__in">
        {location && (
          <p>
            <Icon name="pin" />
            <span>
              {location.address.city ?? location.name}{' '}
              <OpenNow location={location} now={now} variant="plain" />
            </span>
          </p>
        )}
        {line && (
          <p className="topline__sell">
            {line.text} <a href={line.href}>{line.label}</a>
          </p>
        )}
        {config.phone && (
          <p>
            <SitePhones config={config}>
              {(number) => (
                <a key={number} className="topline__tel" href={telHref(number, config.country)}>
                  <Icon name="phone" />
                  {number}
                </a>
              )}
            </SitePhones>
          </p>
        )}
      </div>
    </div>
  )
}
