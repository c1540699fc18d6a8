import { Icon, type IconName } from '@/components/ui/Icon'
import type { CarSuggestion } from '@/search/list/suggestions'
import { pictureUrl } from '@/lib/picture'
import { t } from '@/lib/words'
import type { Group, Row } from './groups'
import { grouped } from '@/lib/figures'

interface Piece {
  text: string
  typed: boolean
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits a text into the word beginnings that were typed, and the rest. */
export const marked = (text: string, typed: string): Piece[] => {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!words.length) return [{ text, typed: false }]
  const longest = [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(${longest})`, 'giu')
  return text
    .split(beginning)
    .map((piece, at) => ({ text: piece, typed: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

const ICONS: Partial<Record<Group['kind'], IconName>> = { past: 'clock', searches: 'search', all: 'right' }

interface Props {
  row: Row
  kind: Group['kind']
  typed: string
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return marked(text, typed).map((piece, at) =>
    piece.typed ? <mark key={at}>{piece.text}</mark> : piece.text,
  )
}

function CarText({ car, typed }: { car: CarSuggestion; typed: string }) {
  const { name, km, primary_image_url, price_text } = car
  return (
    <>
      <span className="suggest__pic fills">
        {primary_image_url && <img src={pictureUrl(primary_image_url, 160)} alt="" width={72} height={54} />}
      </span>
      <span className="suggest__text">
        <Marked text={name} typed={typed} />
        {km ? <small>{t('{km} km', { km: grouped(km) })}</small> : null}
      </span>
      <b className="suggest__price">{price_text}</b>
    </>
  )
}

export function SuggestionText({ row: { text, count, car }, kind, typed }: Props) {
  if (car) return <CarText car={car} typed={typed} />
  const icon = ICONS[kind]
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className="suggest__text">{kind === 'all' ? text : <Marked text={text} typed={typed} />}</span>
      {count !== undefined && (
        <span className="suggest__n">
          {grouped(count)}
          <span className="sr"> {t('listed')}</span>
        </span>
      )}
    </>
  )
}
