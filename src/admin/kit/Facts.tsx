import type { ReactNode } from 'react'

const LOOKS = { plain: 'fc-dl', words: 'fc-dl fc-dl--words', wide: 'fc-dl fc-dl--wide' } as const

interface Props {
  rows: readonly (readonly [term: string, value: ReactNode])[]
  /** Sentences stand below their term; in a wide card a value stands beside it, and facts in two columns. */
  look?: keyof typeof LOOKS
}

/** Facts of a card, a line each. What has no value has no line. */
export function Facts({ rows, look = 'plain' }: Props) {
  const known = rows.filter(([, value]) => value)
  if (!known.length) return null
  return (
    <dl className={LOOKS[look]}>
      {known.map(([term, value], nth) => (
        <div key={`${nth} ${term}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `button`: its classes, where it is one and says what it does. */
export const CallLink = ({ phone, button }: { phone: string; button?: string }) => (
  <a className={button} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    {button ? `Call ${phone}` : phone}
  </a>
)

export const MailLink = ({ email, subject }: { email: string; subject?: string }) => (
  <a href={`mailto:${encodeURIComponent(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
    {email}
  </a>
)
