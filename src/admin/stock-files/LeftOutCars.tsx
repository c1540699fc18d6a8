import { cardPicture } from '@/admin/car/list/cardPicture'
import { ownRows, type Reading } from '@/admin/ownRows'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import type { Car } from '@/payload-types'
import { leftOutOf, mendOf, ofSeveral, type LeftOutCars, type Website } from './leftOutOf'

const SHOWN = 50

function CarLine({ car, stocknum, reason }: { car: Car | undefined; stocknum: string; reason: string }) {
  const picture = car ? cardPicture(car, 160) : null
  const { words, at } = mendOf(reason)
  const name = car?.name ?? stocknum
  return (
    <li>
      {picture ? (
        <img src={picture} alt="" width={72} height={48} loading="lazy" />
      ) : (
        <span className="fc-nopic">No picture</span>
      )}
      <div>
        <b>{name}</b>
        <span>{stocknum}</span>
      </div>
      <a
        className="fc-btn"
        href={car ? rowHref('cars', car.id) + at : `/admin/cars?search=${encodeURIComponent(stocknum)}`}
      >
        {words}
        <span className="fc-sr">: {name}</span>
      </a>
    </li>
  )
}

interface GroupProps extends LeftOutCars {
  cars: ReadonlyMap<string | null | undefined, Car>
  isNowhere: boolean
}

function Group({ reason, stocknums, websites, cars, isNowhere }: GroupProps) {
  return (
    <section className="fc-lacking">
      <h3>
        {ofSeveral(reason)} <span className="fc-pill">{plural(stocknums.length, 'car')}</span>
      </h3>
      <p className="fc-muted">{isNowhere ? 'Not on any of them' : `Not on ${websites}`}</p>
      <ul className="fc-list">
        {stocknums.slice(0, SHOWN).map((stocknum) => (
          <CarLine key={stocknum} car={cars.get(stocknum)} {...{ stocknum, reason }} />
        ))}
      </ul>
      {stocknums.length > SHOWN && (
        <p className="fc-foot">And {stocknums.length - SHOWN} more. Mend these first.</p>
      )}
    </section>
  )
}

/** Why a website has fewer cars than are for sale, which they are, and the way to mend each. */
export async function LeftOut({
  reading,
  websites,
}: {
  reading: Omit<Reading, 'now'>
  websites: readonly Website[]
}) {
  const groups = leftOutOf(websites)
  if (!groups.length) return null
  const all = websites.map(({ name }) => name).join(', ')
  const shown = [...new Set(groups.flatMap(({ stocknums }) => stocknums.slice(0, SHOWN)))]
  const rows = await ownRows(reading, 'cars', { stocknum: { in: shown } })
  const cars = new Map(rows.map((car) => [car.stocknum, car]))
  const count = new Set(groups.flatMap(({ stocknums }) => stocknums)).size
  return (
    <section className="fc-card" aria-labelledby="left-out-title">
      <header>
        <h2 id="left-out-title">
          {plural(count, 'car')} {count === 1 ? 'is' : 'are'} left out
        </h2>
      </header>
      {groups.map((group) => (
        <Group
          key={`${group.reason} ${group.websites}`}
          {...{ ...group, cars, isNowhere: group.websites === all }}
        />
      ))}
    </section>
  )
}
