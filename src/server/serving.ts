import type { FastPath } from './fastPath'
import type { Metrics } from './metrics'
import type { MissLimit } from './missLimit'
import type { AppHandler, ServerOptions } from './options'
import type { Pages } from './Pages'

export interface ServerState {
  open: boolean
  draining: boolean
  redis: 'off' | 'up' | 'down'
}

export interface Serving {
  app: AppHandler
  options: ServerOptions
  pages: Pages
  metrics: Metrics
  state: ServerState
  fastPath: FastPath
  misses: MissLimit
}
