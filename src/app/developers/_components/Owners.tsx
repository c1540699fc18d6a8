import { DocTable } from './DocTable'

/** Of each kind of message: what it states, what it is silent about, what it empties. */
const ROWS = [
  [
    'PUT, batch, feed',
    'what it names',
    'images, when left out',
    'this key’s own of what is left out; [] its photos',
  ],
  [
    'PATCH, also of a batch',
    'what it names',
    'everything else',
    'by null: this key’s own, and what nobody owns',
  ],
  ['A file', 'filled cells', 'what it has no column for', 'its own, by an empty cell'],
  ['mode=replace', 'what it names', 'nothing', 'what all others said, but staff'],
  ['A value that is not understood', 'nothing', 'that field', 'nothing'],
] as const
const COLUMNS = ['Message', 'States', 'Is silent about', 'Empties'] as const

export const Owners = () => (
  <section id="owners">
    <h2>Who owns what</h2>
    <p>
      Each key, each file (by its name without dates and counters) and the dealer’s staff own the fields of a
      car that they said. A message changes and takes away only its own: what another said stays, and shows
      again when a newer value is taken away. Staff’s values win over all. <code>GET</code> of a car shows{' '}
      <code>owners</code>.
    </p>
    <DocTable label="Who owns what" columns={COLUMNS}>
      {ROWS.map(([message, ...cells]) => (
        <tr key={message}>
          <th scope="row">{message}</th>
          {cells.map((cell, at) => (
            <td key={at} data-column={COLUMNS[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </DocTable>
    <p>
      A full feed takes off only cars that its source brought and no other offers; cars that staff made leave
      by staff. A feed that is held, rejected or not finished has changed nothing. One single price that moves
      by more than half waits for a person; the rest of the feed goes on.
    </p>
  </section>
)
