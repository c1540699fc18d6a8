export const dynamic = 'force-dynamic'

const FACTS = ['45,210 km', 'Automatic', 'SUV', 'Petrol']

function Card({ index }) {
  return (
    <article className="card">
      <div className="card__media">
        <picture>
          <source
            type="image/avif"
            srcSet={`/p/320/${index}.avif 320w, /p/640/${index}.avif 640w`}
            sizes="(min-width: 1280px) 330px, 92vw"
          />
          <img src={`/p/960/${index}.webp`} alt={`Car ${index}`} width="900" height="600" loading="lazy" />
        </picture>
      </div>
      <div className="card__body">
        <h2 className="card__title">
          <a href={`/cars/${index}`}>2021 Mazda CX-5 number {index}</a>
        </h2>
        <p className="card__variant">Maxx Sport KF Series</p>
        <ul className="facts">
          {FACTS.map((fact) => (
            <li key={fact}>
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        <div className="card__money">
          <b>$34,990</b>
          <span>Drive away</span>
        </div>
        <a className="btn" href={`/cars/${index}#enquire`}>
          Enquire
        </a>
      </div>
    </article>
  )
}

/** As many plain cards as are asked for, and nothing else. */
export default async function Page({ searchParams }) {
  const { cards = '21' } = await searchParams
  return (
    <main>
      {Array.from({ length: Number(cards) }, (_, index) => (
        <Card key={index} index={index} />
      ))}
    </main>
  )
}
