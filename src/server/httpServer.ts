import type { Server } from 'node:http'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'

export type HttpServer = Server<typeof InnerRequest, typeof InnerResponse>
