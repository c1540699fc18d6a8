/**
 * A MongoDB of one node that reports to be a replica set: a proxy in front of a standalone one that records each command
 * and can answer one itself. The driver then sends what it would send to a real replica set.
 */
import { connect, createServer, type Socket } from 'node:net'
import { deserialize, serialize } from 'bson'

type Doc = Record<string, unknown>
export interface MongoWire {
  url: string
  commands: Doc[]
  /** Answers a command in place of the server, as long as it returns a document. */
  answer: (command: Doc) => Doc | undefined
  /** While true it accepts connections and commands and answers none. */
  silent: boolean
  stop(): Promise<void>
}

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const HEADER = 16

const message = (requestId: number, to: number, code: number, body: Buffer): Buffer => {
  const header = Buffer.alloc(HEADER)
  ;[HEADER + body.length, requestId, to, code].forEach((value, at) => header.writeInt32LE(value, at * 4))
  return Buffer.concat([header, body])
}

/** Calls back with each whole message of a stream. */
function eachMessage(socket: Socket, take: (whole: Buffer) => void): void {
  let held = Buffer.alloc(0)
  socket.on('data', (part: Buffer) => {
    held = Buffer.concat([held, part])
    while (held.length >= 4 && held.length >= held.readInt32LE(0)) {
      const size = held.readInt32LE(0)
      take(held.subarray(0, size))
      held = held.subarray(size)
    }
  })
}

/** Offset of the command document in a message; other sections have the rows of bulk writes. */
function bodyAt(whole: Buffer): number {
  const code = whole.readInt32LE(12)
  if (code === OP_REPLY) return HEADER + 20
  if (code === OP_QUERY) return whole.indexOf(0, HEADER + 4) + 9
  let at = HEADER + 4
  while (whole[at] !== 0) at += 1 + whole.readInt32LE(at + 1)
  return at + 1
}
const read = (whole: Buffer): Doc => {
  const at = bodyAt(whole)
  return deserialize(whole.subarray(at, at + whole.readInt32LE(at)))
}

function asReplicaSet(whole: Buffer, address: string): Buffer {
  const reply = read(whole)
  if (!('ismaster' in reply || 'isWritablePrimary' in reply)) return whole
  const set = { setName: 'rs0', setVersion: 1, hosts: [address], me: address, primary: address }
  const body = serialize({ ...reply, ...set, logicalSessionTimeoutMinutes: 30 })
  const [requestId, to, code] = [4, 8, 12].map((at) => whole.readInt32LE(at))
  const lead = whole.subarray(HEADER, bodyAt(whole))
  return message(requestId ?? 0, to ?? 0, code ?? 0, Buffer.concat([lead, body]))
}

export async function mongoWire(standalone: string): Promise<MongoWire> {
  const target = new URL(standalone)
  const sockets = new Set<Socket>()
  let serial = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => (sockets.delete(socket), other.destroy()))
    }
    eachMessage(client, (whole) => {
      if (wire.silent) return undefined
      const command = read(whole)
      const own = whole.readInt32LE(12) === OP_MSG ? wire.answer(command) : undefined
      wire.commands.push(command)
      if (!own) return upstream.write(whole)
      const body = Buffer.concat([Buffer.alloc(5), serialize(own)])
      return client.write(message(--serial, whole.readInt32LE(4), OP_MSG, body))
    })
    eachMessage(upstream, (whole) => client.write(asReplicaSet(whole, address)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The proxy has no port')
  const address = `127.0.0.1:${bound.port}`
  const url = new URL(standalone)
  url.host = address
  url.searchParams.set('replicaSet', 'rs0')
  url.searchParams.delete('directConnection')
  const wire: MongoWire = {
    url: url.href,
    commands: [],
    answer: () => undefined,
    silent: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return wire
}
