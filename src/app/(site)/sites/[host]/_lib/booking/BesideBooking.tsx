import { WorkshopPrices } from '@/blocks/Workshop/Component'
import { PlainText } from '@/components/pages/PlainText'
import { HoursTable } from '@/components/place/HoursTable'
import { answeringDepartment, weekTable } from '@/core/place/hours/table'
import type { LocationView } from '@/core/place/views'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import type { Beside } from './beside'

interface Props {
  site: Site
  location: LocationView
  beside: Beside
  now: Date
}

/** When the place is open, what happens there and what it costs. */
export function BesideBooking({ site, location, beside: { reasons, workshop }, now }: Props) {
  const { opening_hours } = location.contact_detail
  const department = answeringDepartment(opening_hours, location.location_type)
  const hours = department ? weekTable(opening_hours, department, location.timezone, now) : []
  return (
    <>
      {hours.length > 0 && (
        <section>
          <h2>{t('Opening hours')}</h2>
          <HoursTable caption={t('Opening hours')} rows={hours} />
        </section>
      )}
      {reasons?.items && (
        <section>
          <h2>{reasons.heading}</h2>
          <ol className="nexts">
            {reasons.items.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <div>
                  <PlainText text={text} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {workshop && <WorkshopPrices block={workshop} site={site} />}
    </>
  )
}
