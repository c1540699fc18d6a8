import type { DepartmentLine } from './departmentLines'

export function LocationHoursCard({ lines, mayAdd }: { lines: readonly DepartmentLine[]; mayAdd: boolean }) {
  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-labelledby="place-hours-title">
        <header>
          <h2 id="place-hours-title">Opening hours</h2>
        </header>
        <ul className="fc-list fc-place-hours">
          {lines.map(({ department, name, today, href }) => (
            <li key={department}>
              <div>
                <b>{name}</b>
                <span>{today ?? 'No hours. Shoppers see none for it.'}</span>
              </div>
              {(today !== null || mayAdd) && (
                <a href={href}>
                  {today === null ? 'Add hours' : mayAdd ? 'Change' : 'See the week'}
                  <span className="fc-sr">: {name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
