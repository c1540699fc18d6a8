import type { ReactNode } from 'react'
import { OpenNow } from '@/components/place/OpenNow'
import { Icon } from '@/components/ui/Icon'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import { telHref } from '@/core/place/phones/phones'
import type { LocationView } from '@/core/place/views'
import { VALID_DAYS } from '@/features/trade-in/estimate.rules'
import { t } from '@/lib/words'

interface Props {
  location: LocationView | null
  now: Date
  hasSteps: boolean
  /** Who is asked for there. */
  children: ReactNode
}

/** What follows on the plate: the questions, the range, the look, the money. */
export function SellNext({ location, now, hasSteps, children }: Props) {
  const phone = location?.contact_detail.phone
  const steps = [
    [t('A few questions'), t('One a screen. No name and no number before you see the range.')],
    [
      t('A guide range'),
      t('On the screen at once, and good for {days} days. It binds you to nothing.', { days: VALID_DAYS }),
    ],
    [
      t('The look'),
      location
        ? t('About twenty minutes at {place}, {address}.', {
            place: stripDepartment(location.name),
            address: addressLine(location.address),
          })
        : t('About twenty minutes with it.'),
    ],
    [t('Your call'), t('Use it against one here, or just sell it. Finance owing is no obstacle.')],
  ] as const
  return (
    <aside className="sellnext" aria-label={t('What happens next')}>
      {hasSteps && (
        <>
          <h2>{t('What happens next')}</h2>
          <ol>
            {steps.map(([what, how]) => (
              <li key={what}>
                <b>{what}</b>
                <span>{how}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {location && (
        <div className="sellnext__place">
          {children}
          <OpenNow location={location} now={now} />
          {phone && (
            <a className="link" href={telHref(phone, location.country)}>
              <Icon name="phone" />
              {phone}
            </a>
          )}
        </div>
      )}
    </aside>
  )
}
