import { Cells, type Column } from '@/admin/kit/list/columns'
import { rowHref } from '@/lib/adminHrefs'
import type { CarRow } from './rows'

/** The name's link covers the whole row; what can be pressed lies above it. */
const COLUMNS: readonly Column<CarRow & { mayEdit: boolean }>[] = [
  {
    cell: ({ picture }) =>
      picture ? (
        <img src={picture} alt="" width={84} height={56} loading="lazy" />
      ) : (
        <span className="fc-nopic fc-nopic--small">No picture</span>
      ),
  },
  {
    look: 'fc-cr__name',
    cell: ({ id, name, note }) => (
      <>
        <a href={rowHref('cars', id)} data-row>
          {name}
        </a>
        <small>{note}</small>
      </>
    ),
  },
  {
    look: 'fc-cr__price',
    cell: ({ price, isOwnPrice }) => (
      <>
        <b>{price}</b>
        {isOwnPrice && <small>Your own</small>}
      </>
    ),
  },
  {
    look: 'fc-cr__state',
    cell: ({ id, name, state, tone, tag, lacksPhotos, mayEdit }) => (
      <>
        <span className={`fc-pill ${tone}`}>{state}</span>
        {tag && <small>{tag}</small>}
        {mayEdit && lacksPhotos && (
          <a className="fc-cr__photos" href={`${rowHref('cars', id)}#photos`}>
            Add photos<span className="fc-sr"> of {name}</span>
          </a>
        )}
      </>
    ),
  },
  {
    look: 'fc-cr__place',
    cell: ({ place, here }) => (
      <>
        {place || 'No location'}
        <small>{here}</small>
      </>
    ),
  },
  {
    look: 'fc-cr__told',
    cell: ({ quality }) =>
      quality !== null && (
        <>
          <meter min={0} low={50} high={75} optimum={100} max={100} value={quality} aria-hidden="true" />
          <small>Ad quality {quality} %</small>
        </>
      ),
  },
]

interface Props {
  rows: readonly CarRow[]
  /** The box that chooses a row, for who may change cars. */
  pickOf?: (row: CarRow) => React.ReactNode
}

export const CarRows = ({ rows, pickOf }: Props) => (
  <ul className="fc-cr-list">
    {rows.map((row) => (
      <li key={row.id} className="fc-cr">
        {pickOf?.(row)}
        <Cells row={{ ...row, mayEdit: pickOf !== undefined }} columns={COLUMNS} />
      </li>
    ))}
  </ul>
)
