/** Addresses of pictures as suppliers put them into one cell. */

const BEFORE_ADDRESS = /[|;,\s]+(?=(?:https?:)?\/\/)/i
const ALWAYS = /\s*[|\n\r]+\s*/
const FILE = /^[^/?]+\.(?:jpe?g|png|webp|avif|gif|bmp|heic)$/i

export interface Pictures {
  addresses: string[]
  /** With a hole for a size, such as `{resize}`: what belongs there only the supplier knows. */
  templates: number
  /** Names of files without the place where they are. */
  names: number
}

/** `//host/..` and `www.` are addresses of https. */
const whole = (address: string): string => {
  if (address.startsWith('//')) return `https:${address}`
  return /^www\./i.test(address) ? `https://${address}` : address
}

function partsOf(cell: string): string[] {
  const parts = cell.split(BEFORE_ADDRESS).flatMap((part) => part.split(ALWAYS))
  const isList = (part: string) => part.split(/[,;]\s*/).every((one) => FILE.test(one.trim()))
  return parts.flatMap((part) => (isList(part) ? part.split(/[,;]\s*/) : [part]))
}

export function readPictures(cell: string): Pictures {
  const read: Pictures = { addresses: [], templates: 0, names: 0 }
  for (const part of partsOf(cell)) {
    const address = whole(part.trim().replace(/^["'<]|["'>,;]+$/g, ''))
    if (!address) continue
    if (/[{}]|%7b/i.test(address)) read.templates++
    else if (/^https?:\/\//i.test(address)) read.addresses.push(address)
    else read.names++
  }
  return read
}
