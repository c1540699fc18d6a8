import { pictureUrl } from '@/lib/picture'
import type { Attention } from './attention'

export function CarsCard({ cars }: { cars: Attention['cars'] }) {
  return (
    <section className="fc-card" aria-labelledby="cars-title">
      <header>
        <h2 id="cars-title">Cars not in search, or without photos</h2>
        {cars.total > 0 && <span className="fc-pill is-warn">{cars.total}</span>}
        <a href="/admin/cars">All cars</a>
      </header>
      <ul className="fc-list">
        {cars.lines.map((car) => (
          <li key={car.id}>
            {car.picture ? (
              <img src={pictureUrl(car.picture, 320, 'webp')} alt="" width={72} height={48} />
            ) : (
              <span className="fc-nopic" />
            )}
            <div>
              <b>{car.name}</b>
              <span>
                {car.stocknum}. {car.problem}
              </span>
            </div>
            <a href={`/admin/collections/cars/${car.id}`}>
              Open<span className="fc-sr"> {car.name}</span>
            </a>
          </li>
        ))}
      </ul>
      {cars.total === 0 && <p className="fc-foot">Every car is in search and has photos.</p>}
    </section>
  )
}
