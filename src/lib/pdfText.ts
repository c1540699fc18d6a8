import { inflateSync } from 'node:zlib'

const STREAM = /stream\r?\n/g

/** The words of a PDF that uses the built-in fonts: shown strings of each content stream, in their order. */
export function pdfText(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const texts: string[] = []
  for (const found of raw.matchAll(STREAM)) {
    const start = (found.index ?? 0) + found[0].length
    try {
      texts.push(inflateSync(pdf.subarray(start, raw.indexOf('endstream', start))).toString('latin1'))
    } catch {
      // A picture's stream.
    }
  }
  const shown = [...texts.join('\n').matchAll(/\[([^\]]*)\] TJ/g)]
  return shown
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('')
}
