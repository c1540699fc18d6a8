import { rowHref } from '@/lib/adminHrefs'
import type { CarRow } from './rows'

/** The name's link covers the whole row; the checkbox lies above it. */
function Row({ row, pick, mayEdit }: { row: CarRow; pick: React.ReactNode; mayEdit: boolean }) {
  const { id, name, picture, note, price, isOwnPrice, state, tone, tag, place, here, quality } = row
  const href = rowHref('cars', id)
  return (
    <li className="fc-cr">
      {pick}
      {picture ? (
        <img src={picture} alt="" width={84} height={56} loading="lazy" />
      ) : (
        <span className="fc-nopic fc-nopic--small">No picture</span>
      )}
      <div className="fc-cr__name">
        <a href={href} data-row>
          {name}
        </a>
        <small>{note}</small>
      </div>
      <div className="fc-cr__price">
        <b>{price}</b>
        {isOwnPrice && <small>Your own</small>}
      </div>
      <div className="fc-cr__state">
        <span className={`fc-pill ${tone}`}>{state}</span>
        {tag && <small>{tag}</small>}
        {mayEdit && row.lacksPhotos && (
          <a className="fc-cr__photos" href={`${href}#photos`}>
            Add photos<span className="fc-sr"> of {name}</span>
          </a>
        )}
      </div>
      <div className="fc-cr__place">
        {place || 'No location'}
        <small>{here}</small>
      </div>
      <div className="fc-cr__told">
        {quality !== null && (
          <>
            <meter min={0} low={50} high={75} optimum={100} max={100} value={quality} aria-hidden="true" />
            <small>Ad {quality} % complete</small>
          </>
        )}
      </div>
    </li>
  )
}

interface Props {
  rows: readonly CarRow[]
  pickOf?: (row: CarRow) => React.ReactNode
}

export const CarRows = ({ rows, pickOf }: Props) => (
  <ul className="fc-cr-list">
    {rows.map((row) => (
      <Row key={row.id} row={row} pick={pickOf?.(row)} mayEdit={Boolean(pickOf)} />
    ))}
  </ul>
)
