import { crc32, deflateSync } from 'node:zlib'

/** A PNG of a few hundred bytes that says it is `width` x `height`. */
export function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const out = Buffer.alloc(8 + named.length)
    out.writeUInt32BE(data.length, 0)
    named.copy(out, 4)
    out.writeUInt32BE(crc32(named), 4 + named.length)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
