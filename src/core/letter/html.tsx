/** A letter as mail programs show it: one column of tables and inline styles, because they support little else. */
import type { ReactNode } from 'react'
import { loadReactDomServer } from '@/lib/nextContract'
import { type Drawing, pieces, QUIET, TABLE } from './htmlParts'
import { type Letter, oneLine, shown } from './letter'
import { type Look, type Paint, paintOf } from './look'

const WIDTH = 600
const FACES = "'Helvetica Neue',Helvetica,Arial,sans-serif"
/** By class, in dark mode: what an inline style says by day. */
const nightCss = (c: Paint): string =>
  [
    `.ground{background:${c.ground}!important}`,
    `.card{background:${c.card}!important}`,
    `.ink{color:${c.ink}!important}`,
    `.quiet{color:${c.quiet}!important}`,
    `.line{border-color:${c.line}!important}`,
    `.link{color:${c.link}!important}`,
    `.sunken{background:${c.sunken}!important;color:${c.ink}!important}`,
    `.head,.head a{background:${c.head}!important;color:${c.headInk}!important}`,
    `.button,.button a{background:${c.button}!important;color:${c.buttonInk}!important}`,
  ].join('')

const PHONE =
  '@media(max-width:520px){.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:25px!important;line-height:31px!important}.cell{display:block!important;width:auto!important;padding-right:0!important}.cell+.cell{padding-top:0!important}}'

const css = (night: Paint): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0}img{border:0}${PHONE}@media(prefers-color-scheme:dark){${nightCss(night)}}`

function Header({ c, look }: Drawing & { look: Look }) {
  const ink = { color: c.headInk, textDecoration: 'none' }
  return (
    <td
      className="head pad line"
      style={{
        padding: '20px 36px',
        background: c.head,
        color: c.headInk,
        borderBottom: `1px solid ${c.line}`,
      }}
    >
      <a
        href={look.origin || undefined}
        style={{ ...ink, fontSize: 20, lineHeight: '36px', fontWeight: 700 }}
      >
        {look.mark && (
          <img
            src={look.mark}
            {...QUIET}
            alt=""
            height={36}
            style={{ height: 36, width: 'auto', verticalAlign: 'middle', marginRight: 12 }}
          />
        )}
        {look.wordmark}
      </a>
    </td>
  )
}

function Page({ look, letter }: { look: Look; letter: Letter }) {
  const { day: c, night } = paintOf(look)
  const { subject, greeting, heading, parts, why = [] } = letter
  const preview = letter.preview ?? shown(parts).find((part) => typeof part === 'string') ?? ''
  const foot = shown([...why, { lines: look.signature }])
  const small = { fontSize: 14, lineHeight: '22px', color: c.quiet }
  return (
    <html lang={look.lang} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{oneLine(subject)}</title>
        <style dangerouslySetInnerHTML={{ __html: css(night) }} />
      </head>
      <body
        className="ground ink"
        style={{ margin: 0, background: c.ground, color: c.ink, fontFamily: FACES }}
      >
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{oneLine(preview)}</div>
        <table
          {...TABLE}
          width="100%"
          className="ground"
          style={{ background: c.ground, tableLayout: 'fixed' }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '0 0 32px' }}>
                <table
                  {...TABLE}
                  width={WIDTH}
                  className="card ink"
                  style={{
                    width: WIDTH,
                    maxWidth: '100%',
                    background: c.card,
                    color: c.ink,
                    textAlign: 'left',
                  }}
                >
                  <tbody>
                    <tr>
                      <Header c={c} look={look} />
                    </tr>
                    <tr>
                      <td className="pad" style={{ padding: '32px 36px', fontSize: 16, lineHeight: '25px' }}>
                        {heading && (
                          <h1
                            className="title"
                            style={{
                              margin: '0 0 16px',
                              fontSize: 28,
                              lineHeight: '34px',
                              letterSpacing: '-.01em',
                            }}
                          >
                            {heading}
                          </h1>
                        )}
                        {greeting && <p style={{ margin: '0 0 20px' }}>{greeting}</p>}
                        {pieces(c, parts)}
                      </td>
                    </tr>
                    {foot.length > 0 && (
                      <tr>
                        <td
                          className="pad line quiet"
                          style={{ padding: '22px 36px 30px', borderTop: `1px solid ${c.line}`, ...small }}
                        >
                          {pieces(c, foot)}
                        </td>
                      </tr>
                    )}
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

let render: ((page: ReactNode) => string) | undefined

export function letterHtml(letter: Letter, look: Look): string {
  render ??= loadReactDomServer().renderToStaticMarkup
  return `<!doctype html>${render(<Page look={look} letter={letter} />)}`
}
