import type { Server } from 'node:http'
import type { DoorRequest } from './InnerRequest'
import type { DoorResponse } from './InnerResponse'

export type HttpServer = Server<typeof DoorRequest, typeof DoorResponse>
