import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HttpServer } from './httpServer'

const BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export function refuse(socket: Duplex, status: number): void {
  if (!socket.writable || socket.destroyed) return
  const body = `${status} ${STATUS_CODES[status]}\n`
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\n\r\n${body}`)
}

export function answerMalformed(server: HttpServer): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After a response has started, a second one would be read as part of it.
    if (error.code === 'ECONNRESET' || ('bytesWritten' in socket && hasOpenAnswer(socket))) socket.destroy()
    else refuse(socket, BY_CODE[error.code ?? ''] ?? 400)
  })
}

function hasOpenAnswer(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage')
  return typeof message === 'object' && message !== null && Reflect.get(message, 'headersSent') === true
}
