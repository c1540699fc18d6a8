/** Addresses of pictures as suppliers put them into one cell. */
import { parseJson } from '@/lib/json'

const BEFORE_ADDRESS = /[|;,\s]+(?=(?:https?:)?\/\/)/i
const ALWAYS = /\s*[|\n\r]+\s*/
const FILE = /^[^/?]+\.(?:jpe?g|png|webp|avif|gif|bmp|heic)$/i

export interface Pictures {
  addresses: string[]
  /** With a hole for a size, such as `{resize}`: what belongs there only the supplier knows. */
  templates: number
  /** Names of files without the place where they are. */
  names: number
  /** What is no address of a picture, so that nothing takes it for one. */
  others: string[]
}

/** `//host/..` and `www.` are addresses of https. */
const whole = (address: string): string => {
  if (address.startsWith('//')) return `https:${address}`
  return /^www\./i.test(address) ? `https://${address}` : address
}

/** A list as JSON writes it. */
function jsonList(cell: string): string[] {
  const list = parseJson(cell)
  return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : []
}

/** After the end of a picture's name, what follows a comma or a space is another thing. */
const AFTER_FILE =
  /(?<=\.(?:jpe?g|png|webp|avif|gif)(?:\?[^\s,;]*)?)\s*[,;]\s*|(?<=\.(?:jpe?g|png|webp|avif|gif))\s+/i

function partsOf(cell: string): string[] {
  if (/^\s*\[/.test(cell)) return jsonList(cell)
  const parts = cell.split(BEFORE_ADDRESS).flatMap((part) => part.split(ALWAYS))
  const isList = (part: string) => part.split(/[,;]\s*/).every((one) => FILE.test(one.trim()))
  return parts.flatMap((part) => part.split(isList(part) ? /[,;]\s*/ : AFTER_FILE))
}

export function readPictures(cell: string): Pictures {
  const read: Pictures = { addresses: [], templates: 0, names: 0, others: [] }
  for (const part of partsOf(cell.replaceAll('\\/', '/'))) {
    const address = whole(part.trim().replace(/^["'<]|["'>,;]+$/g, ''))
    if (!address) continue
    const isTemplate = /[{}]|%7b/i.test(address)
    if (!isTemplate && /^https?:\/\//i.test(address)) read.addresses.push(address.replaceAll(' ', '%20'))
    else read.others.push(address.replace(/^https?:\/\//i, ''))
    if (isTemplate) read.templates++
    else if (FILE.test(address)) read.names++
  }
  return read
}
