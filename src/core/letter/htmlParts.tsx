/** The parts of a letter in HTML. */
import { Fragment, type ReactNode } from 'react'
import { type CarCard, type Fact, factsOf, oneLine, type Part, type Parts, shown } from './letter'
import type { Paint } from './look'

/** Else React adds a link that loads the picture early, which no mail program wants. */
export const QUIET = { fetchPriority: 'low' } as const
export const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

/** Text with its line ends. */
const lined = (text: string): ReactNode =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

export interface Drawing {
  c: Paint
}

function Link({ c, href, children, bold }: Drawing & { href: string; children: ReactNode; bold?: true }) {
  return (
    <a className="link" href={href} style={{ color: c.link, fontWeight: bold && 700 }}>
      {children}
    </a>
  )
}

/** All of it leads on. Outlook leaves out the padding of a link, and has its own word for that of the cell. */
function Button({ c, href, label, isLast }: Drawing & { href: string; label: string; isLast: boolean }) {
  const shape = { padding: '14px 26px', borderRadius: 8 }
  const ink = { display: 'inline-block', color: c.buttonInk, textDecoration: 'none' }
  return (
    <table {...TABLE} style={{ margin: isLast ? '4px 0' : '4px 0 24px' }}>
      <tbody>
        <tr>
          <td
            className="button"
            style={{ background: c.button, borderRadius: 8, ...{ msoPaddingAlt: shape.padding } }}
          >
            <a href={href} style={{ ...ink, ...shape, fontSize: 16, lineHeight: '20px', fontWeight: 700 }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Facts({ c, facts, isLast }: Drawing & { facts: readonly Fact[]; isLast: boolean }) {
  const edge = { borderTop: `1px solid ${c.line}` }
  return (
    <table {...TABLE} width="100%" style={{ margin: isLast ? 0 : '0 0 24px' }}>
      <tbody>
        {facts.map(([label, value, href], at) => (
          <tr key={at}>
            <td
              className="line quiet"
              width="34%"
              valign="top"
              style={{ ...edge, padding: '9px 14px 9px 0', color: c.quiet, width: '34%' }}
            >
              {label}
            </td>
            <td className="line" valign="top" style={{ ...edge, padding: '9px 0', wordBreak: 'break-word' }}>
              {href ? (
                <Link c={c} href={href}>
                  {value}
                </Link>
              ) : (
                oneLine(value)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Picture({ c, car }: Drawing & { car: CarCard }) {
  const shape = { display: 'block', width: '100%', height: 'auto', borderRadius: 8 } as const
  if (car.picture)
    return (
      <a href={car.url}>
        <img src={car.picture} alt={car.name} width={240} {...QUIET} style={shape} />
      </a>
    )
  return (
    <div
      className="sunken"
      style={{ ...{ padding: '56px 0', borderRadius: 8, textAlign: 'center' }, background: c.sunken }}
    >
      Photos coming
    </div>
  )
}

function Car({ c, car }: Drawing & { car: CarCard }) {
  const quiet = { margin: '0 0 8px', fontSize: 14, lineHeight: '21px', color: c.quiet }
  const tagPaint = car.isDrop
    ? { background: c.button, color: c.buttonInk }
    : { background: c.sunken, color: c.ink }
  return (
    <table {...TABLE} width="100%" className="line" style={{ borderTop: `1px solid ${c.line}` }}>
      <tbody>
        <tr>
          <td className="cell" width="240" valign="top" style={{ width: 240, padding: '20px 20px 20px 0' }}>
            <Picture c={c} car={car} />
          </td>
          <td className="cell" valign="top" style={{ padding: '20px 0' }}>
            {car.tag && (
              <span
                className={car.isDrop ? 'button' : 'sunken'}
                style={{
                  ...{ display: 'inline-block', padding: '3px 10px', borderRadius: 6, margin: '0 0 8px' },
                  ...{ fontSize: 13, lineHeight: '18px', fontWeight: 700, ...tagPaint },
                }}
              >
                {car.tag}
              </span>
            )}
            <p style={{ margin: '0 0 4px', fontSize: 18, lineHeight: '24px', fontWeight: 700 }}>
              <a className="ink" href={car.url} style={{ color: c.ink, textDecoration: 'none' }}>
                {car.name}
              </a>
            </p>
            {car.facts && (
              <p className="quiet" style={quiet}>
                {car.facts}
              </p>
            )}
            <p style={{ margin: 0, fontSize: 22, lineHeight: '28px', fontWeight: 700 }}>
              {car.price}
              {car.before && (
                <span className="quiet" style={{ color: c.quiet, fontSize: 16, fontWeight: 400 }}>
                  {' was '}
                  <s>{car.before}</s>
                </span>
              )}
            </p>
            {car.priceNote && (
              <p className="quiet" style={quiet}>
                {car.priceNote}
              </p>
            )}
            <p style={{ margin: '8px 0 0' }}>
              <Link c={c} href={car.url} bold>
                See details
              </Link>
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const CODE = {
  ...({ margin: '0 0 24px', padding: '18px 0', borderRadius: 8, textAlign: 'center' } as const),
  ...{ fontSize: 36, lineHeight: '44px', fontWeight: 700, letterSpacing: '.14em' },
}

function Piece({ c, part, isLast }: Drawing & { part: Part; isLast: boolean }) {
  const margin = { margin: isLast ? 0 : '0 0 20px' }
  if (typeof part === 'string') return <p style={margin}>{lined(part)}</p>
  if ('facts' in part) return <Facts c={c} facts={factsOf(part)} isLast={isLast} />
  if ('lines' in part) return <p style={margin}>{lined(part.lines.filter(Boolean).join('\n'))}</p>
  if ('code' in part)
    return (
      <p className="sunken" style={{ ...CODE, background: c.sunken }}>
        {part.code}
      </p>
    )
  if ('cars' in part)
    return (
      <div style={margin}>
        {part.cars.map((car, at) => (
          <Car key={at} c={c} car={car} />
        ))}
      </div>
    )
  if ('quote' in part)
    return (
      <>
        <p style={{ margin: '0 0 8px' }}>{part.before}</p>
        <blockquote
          className="line quiet"
          style={{ ...margin, padding: '2px 0 2px 16px', borderLeft: `3px solid ${c.line}`, color: c.quiet }}
        >
          {lined(part.quote)}
        </blockquote>
      </>
    )
  if ('button' in part)
    return (
      <>
        {part.before && <p style={{ margin: '0 0 12px' }}>{part.before}</p>}
        <Button c={c} href={part.href} label={part.button} isLast={isLast} />
      </>
    )
  return (
    <p style={margin}>
      {part.before && `${part.before} `}
      <Link c={c} href={part.href}>
        {part.link}
      </Link>
    </p>
  )
}

export const pieces = (c: Paint, parts: Parts): ReactNode =>
  shown(parts).map((part, at, all) => <Piece key={at} c={c} part={part} isLast={at === all.length - 1} />)
