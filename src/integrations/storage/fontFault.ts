const MOST_BYTES = 500_000
const SIGNATURE = 'wOF2'
const HEADER_BYTES = 48
/** Of the whole file, in the header of WOFF 2.0 (W3C Recommendation, section 4.1). */
const LENGTH_AT = 8

/** What is wrong with an uploaded font, in words that say what to do; null when it can be taken. */
export function fontFault(data: Buffer): string | null {
  if (data.length > MOST_BYTES)
    return 'This font has more than 500 kB, so pages would wait for it. Ask its maker for the file cut to Latin letters.'
  if (data.length < HEADER_BYTES || data.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
    return 'Use the WOFF2 file of the font. Its maker has one beside the TTF or OTF file.'
  if (data.readUInt32BE(LENGTH_AT) !== data.length) return 'This font is not whole. Fetch the file once more.'
  return null
}
