import type { HoursRow } from '@/core/place/hours/table'

interface Props {
  caption: string
  rows: readonly HoursRow[]
}

export function HoursTable({ caption, rows }: Props) {
  return (
    <table className="hours">
      <caption className="sr">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.isToday ? 'is-today' : undefined}>
            <th scope="row">{row.label.replace(' – ', ' to ')}</th>
            <td>
              {row.text}
              {row.note && <small>{row.note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
