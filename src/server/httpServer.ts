import type { Server } from 'node:http'
import type { DoorRequest } from './DoorRequest'
import type { DoorResponse } from './DoorResponse'

export type HttpServer = Server<typeof DoorRequest, typeof DoorResponse>
