import { Icon, type IconName } from '@/components/ui/Icon'
import { offersBooking, serviceHref } from '@/core/dealer/links/bookingLinks'
import { timetableOf } from '@/features/bookings/locations.rules'
import { plural } from '@/core/money/format'
import { departmentsOf } from '@/core/place/hours/table'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { Unbroken } from '@/components/ui/Unbroken'

interface Props {
  location: LocationView
  site: Site
  /** Cars at this location, and the list of them. */
  count?: number
  stockHref?: string
}

interface Task {
  icon: IconName
  text: string
  label: string
  href: string
}

const tasks = ({ location, site, count = 0, stockHref = '' }: Props): Task[] => {
  const { config } = site
  const service = serviceHref(site)
  const departments = departmentsOf(location.contact_detail.opening_hours)
  const hasWorkshop = departments.includes('service') || location.location_type === 'service'
  const where = `location=${encodeURIComponent(location.slug)}`
  const all: (Task | false)[] = [
    count > 0 && {
      icon: 'body',
      text: t('See {cars} on the ground', { cars: plural(count, config.labels.cars.replace(/s$/, '')) }),
      label: t('Search this location'),
      href: stockHref,
    },
    config.features.testDrive &&
      timetableOf(location, 'test_drive') !== null && {
        icon: 'key',
        text: t('Test drive by appointment'),
        label: t('Pick a time'),
        href: `/book-test-drive?${where}`,
      },
    config.features.tradeIn && {
      icon: 'swap',
      text: t('Trade-in valued while you wait'),
      label: t('Get a guide price'),
      href: '/trade-in',
    },
    hasWorkshop &&
      service !== null &&
      !location.coming_late && {
        icon: 'wrench',
        text: t(departments.includes('parts') ? 'Service and parts on site' : 'Service on site'),
        label: t('Book a service'),
        href: offersBooking(config, 'service') ? `/service/booking?${where}` : service,
      },
  ]
  return all.filter((task) => task !== false)
}

export function LocationTasks(props: Props) {
  return (
    <ul className="dolist">
      {tasks(props).map((task) => (
        <li key={task.href}>
          <Icon name={task.icon} />
          <b>
            <Unbroken text={task.text} />
          </b>
          <a className="link" href={task.href}>
            {task.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
