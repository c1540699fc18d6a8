import type { DealLine } from '@/features/reservations/jsonShapes.rules'

export function AgreedLines({ lines }: { lines: readonly DealLine[] }) {
  return (
    <ul className="deal__review">
      {lines.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
